import { follow } from "../route";
import type { Face } from "../wire";
import { says } from "./words";
import { Avatar } from "./Avatar";

/** Somebody, with the way to the profile; those who do not want to be seen have neither face nor name. */
export function FaceLink({ face, size = 28 }: { face: Face; size?: number }) {
  if (face.id === null) return <span class="face unseen">{says("somebody")}</span>;
  return (
    <a class="face" href={`/player/${face.id}`} onClick={follow}>
      <Avatar id={face.id} code={face.avatar} size={size} /> <span>{face.name}</span>
    </a>
  );
}
