// The pieces on the map: rails, Ports, farms, deposits, Old One tiles. All drawn around the origin.
import { Shape, type IconData } from "@table";
import type { ComponentChildren } from "preact";
import { FARM, GOOD, OLD_ONE, anchor, eye } from "./icons";
import type { Deposit, Farm, Tile } from "./types";

export const ROMAN = ["", "I", "II", "III"];

/** An icon inside a drawing. */
export function Drawn({ of, x = 0, y = 0, size, class: name = "" }: { of: IconData; x?: number; y?: number; size: number; class?: string }) {
  return (
    <svg
      class={`az-drawn ${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox={`0 0 ${of.size} ${of.size}`}
      dangerouslySetInnerHTML={{ __html: of.body }}
    />
  );
}

/** The owner's shape, small. */
export function Badge({ seat, x, y, size = 13 }: { seat: number; x: number; y: number; size?: number }) {
  return (
    <g class={`az-badge seat-${seat}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Shape seat={seat} />
    </g>
  );
}

const SLEEPERS = [-15, -10.5, 10.5, 15];

/** A rail: two irons on sleepers, across the side between two hexes. */
export function Rail({ seat, cut }: { seat: number; cut: boolean }) {
  return (
    <g class={`az-rail seat-${seat} ${cut ? "cut" : ""}`}>
      <rect class="bed" x="-18" y="-7" width="36" height="14" rx="3" />
      {SLEEPERS.map((x) => (
        <rect key={x} class="sleeper" x={x - 1.1} y="-6" width="2.2" height="12" />
      ))}
      <path class="iron" d="M-17-3.2H17M-17 3.2H17" />
    </g>
  );
}

export function PortPiece({ seat }: { seat: number }) {
  return (
    <g class={`az-port seat-${seat}`}>
      <path class="plate" d="M-17-15H17V9L0 19-17 9Z" />
      <Drawn of={anchor} y={-1} size={24} />
      <Badge seat={seat} x={16} y={-14} size={14} />
    </g>
  );
}

export function FarmPiece({ farm }: { farm: Farm }) {
  return (
    <g class={`az-farm seat-${farm.seat} ${farm.ravaged ? "ravaged" : ""}`}>
      <path class="plate" d="M-18 16V-4L0-16 18-4V16Z" />
      <Drawn of={FARM[farm.kind]} y={3} size={23} />
      {farm.ravaged && <path class="claws" d="M-13-8-5 15M-3-12 4 15M7-9 13 13" />}
      <Badge seat={farm.seat} x={15} y={-10} size={14} />
    </g>
  );
}

export function Token({ deposit, x, y, size = 20 }: { deposit: Pick<Deposit, "kind" | "count">; x: number; y: number; size?: number }) {
  return (
    <g class={`az-token ${deposit.kind}`} transform={`translate(${x} ${y})`}>
      {deposit.count > 1 && deposit.kind !== "vp_token" && <circle class="under" cx="-3" cy="2" r={size / 2} />}
      <circle r={size / 2} />
      <Drawn of={GOOD[deposit.kind]} size={size * 0.74} y={deposit.kind === "vp_token" ? 0 : -1} />
      {(deposit.count > 1 || deposit.kind === "vp_token") && (
        <text x={size * 0.42} y={size * 0.55} text-anchor="middle">
          {deposit.count}
        </text>
      )}
    </g>
  );
}

/** An Old One tile: its back by level, or its face with points, and what is still to be dealt to it. */
export function TilePiece({ tile, next = false }: { tile: Tile; next?: boolean }) {
  if (!tile.up && !tile.type)
    return (
      <g class={`az-tile down level-${tile.level} ${next ? "next" : ""}`}>
        <rect class="body" x="-17" y="-17" width="34" height="34" rx="4" />
        <Drawn of={eye} y={-4} size={22} />
        <text y="14" text-anchor="middle">
          {ROMAN[tile.level]}
        </text>
      </g>
    );
  const { type = "blank", damage = 0, capacity } = tile;
  return (
    <g class={`az-tile up level-${tile.level} ${type}`}>
      <rect class="body" x="-18" y="-18" width="36" height="36" rx="4" />
      <Drawn of={OLD_ONE[type]} y={-3} size={25} />
      {capacity !== undefined && (
        <>
          <text class="vp" x="-12" y="-6" text-anchor="middle">
            {tile.vp}
          </text>
          <rect class="strip" x="-18" y="5" width="36" height="13" rx="3" />
          <text class="life" y="16" text-anchor="middle">
            {damage}/{capacity}
          </text>
        </>
      )}
    </g>
  );
}

/** A piece by itself, for motion and for panels. */
export function Loose({ children, size = 44 }: { children: ComponentChildren; size?: number }) {
  return (
    <svg class="az-loose" width={size} height={size} viewBox="-22 -22 44 44" aria-hidden>
      {children}
    </svg>
  );
}
