// The drawn coast under the towns: sea, land and the ground of each region. Regions have no borders in the rules; this is scenery.

const LAND =
  "M0 0H196C206 6 214 4 224 10 240 6 262 4 280 8 300 12 318 6 332 14 346 24 352 40 366 44 386 40 400 30 424 30 452 26 488 34 516 52 540 66 560 92 558 122 556 152 536 176 508 184 484 190 462 180 440 188 420 196 410 212 402 228 408 244 410 260 408 282 404 306 396 322 384 340 370 352 352 358 336 362 318 366 306 380 288 386 268 394 254 390 240 404H0Z";

const GROUNDS: Record<string, string> = {
  innsmouth: "M148 6C190-4 300 2 326 22 348 40 346 92 330 118 306 140 214 142 174 130 136 116 128 24 148 6Z",
  rockport: "M370 58C400 36 470 34 508 58 546 84 552 130 526 162 496 184 430 178 392 172 354 160 346 84 370 58Z",
  arkham: "M10 140C50 128 150 132 186 146 212 162 208 226 188 250 150 268 60 268 20 256-2 240-4 156 10 140Z",
  salem: "M12 276C60 266 160 268 196 282 222 300 218 366 200 390 160 404 60 404 18 394-4 380-4 292 12 276Z",
  kingsport: "M236 196C276 178 350 182 378 204 398 226 392 304 368 332 336 352 270 352 240 336 212 318 210 218 236 196Z",
};

const WAVES = [
  [372, 8, 1],
  [470, 16, 0.8],
  [540, 40, 0.7],
  [566, 210, 0.8],
  [440, 372, 1],
  [330, 388, 0.8],
  [548, 392, 1],
  [448, 236, 0.7],
] as const;

/** Stretched to the space there is; a journal's sketch bears that well. */
function Sketch() {
  return (
    <svg class="gd-coast" viewBox="0 0 580 404" preserveAspectRatio="none" aria-hidden>
      <rect class="gd-sea" width="580" height="404" />
      <g class="gd-shallows">
        <path d={LAND} />
        <path d={LAND} />
      </g>
      <path class="gd-land" d={LAND} />
      {Object.entries(GROUNDS).map(([region, path]) => (
        <path key={region} class={`gd-ground town-${region}`} d={path} />
      ))}
      <g class="gd-roads">
        <path d="M190 130C170 150 150 150 140 160M110 262C112 272 110 276 112 284M204 330C214 320 220 316 230 312M200 230C210 236 216 240 226 244M330 110C342 112 350 112 362 114M300 138C300 156 306 170 308 188" />
      </g>
      <g class="gd-waves">
        {WAVES.map(([x, y, scale]) => (
          <path key={`${x}-${y}`} d={`M${x} ${y}q${6 * scale}-${5 * scale} ${12 * scale} 0t${12 * scale} 0`} />
        ))}
      </g>
    </svg>
  );
}

export function Coast() {
  return (
    <>
      <Sketch />
      <svg class="gd-rose" viewBox="-22 -22 44 44" aria-hidden>
        <path d="M0-20 3-3 20 0 3 3 0 20-3 3-20 0-3-3Z" />
        <circle r="12" />
      </svg>
    </>
  );
}
