// The lights of the museum: lamps, the moon, blood, and what comes from elsewhere.
import type { Palette } from "@pictures";

export const LAMP: Palette = ["#071214", "#12302f", "#2b5650", "#b08a45", "#ffdf98"];
export const MOON: Palette = ["#060c18", "#132841", "#2f5273", "#7fa2b5", "#eef4e4"];
export const BLOOD: Palette = ["#13060a", "#36101a", "#6b1f26", "#b8423a", "#ffcb8c"];
export const SICKLY: Palette = ["#07120b", "#12301f", "#2a5f42", "#74a866", "#e6f7ae"];
export const DREAM: Palette = ["#0d081b", "#271844", "#4d3787", "#9a7fcb", "#fbe3f5"];
export const AMBER: Palette = ["#150d05", "#3a240d", "#74491a", "#c98a35", "#ffe7ae"];
