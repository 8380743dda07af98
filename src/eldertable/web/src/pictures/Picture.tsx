// A picture on the table: fetched with the first one that is shown, still ever after.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Picture } from "./kit";

type Pictures = Readonly<Record<string, Picture>>;

interface Props {
  id: string;
  class?: string;
  /** The sign that stands here until the picture is there, and for good where there is none. */
  children?: ComponentChildren;
}

/** The component that shows the pictures of a game: `picturesOf(() => import("./pictures/index"))`. */
export function picturesOf(load: () => Promise<{ pictures: Pictures }>) {
  const loaded = signal<Pictures>({});
  let asked = false;
  // Without them the signs stay, and the next visit asks again.
  const ask = () => {
    if (asked) return;
    asked = true;
    load().then(
      ({ pictures }) => (loaded.value = pictures),
      () => (asked = false),
    );
  };
  return function Pictured({ id, class: name = "", children }: Props) {
    useEffect(ask, []);
    const picture = loaded.value[id];
    if (!picture) return <>{children}</>;
    const [width, height] = picture.size;
    return (
      <svg
        class={`picture ${name}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={`xMid${picture.keep === "top" ? "YMin" : "YMid"} slice`}
        style={Object.fromEntries(picture.palette.map((colour, tone) => [`--tone-${tone}`, colour]))}
        aria-hidden
        data-picture={id}
        dangerouslySetInnerHTML={{ __html: picture.body }}
      />
    );
  };
}
