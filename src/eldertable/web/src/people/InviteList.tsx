import { useEffect, useState } from "preact/hooks";
import { useAttempt, Complaint } from "../ui/Working";
import type { Face, TableInfo } from "../wire";
import { company } from "./company";
import { FaceLink } from "./FaceLink";
import { loadWords, says } from "./words";

/** Whom one can ask to a table that waits: those one follows, then past companions who do not sit here yet. */
function useFaces(table: TableInfo): Face[] {
  const [faces, setFaces] = useState<Face[]>([]);
  useEffect(() => {
    Promise.all([company.people(), loadWords([])]).then(
      ([found]) => setFaces([...found.following, ...found.companions].map((each) => each.face)),
      () => undefined,
    );
  }, [table.id]);
  const seated = new Set(table.seats.map((seat) => seat.profile));
  const once = new Map(faces.filter((face) => face.id && !seated.has(face.id)).map((face) => [face.id, face]));
  return [...once.values()].slice(0, 8);
}

/** People one click away from this table. */
export function InviteList({ table }: { table: TableInfo }) {
  const faces = useFaces(table);
  const [asked, setAsked] = useState<string[]>([]);
  const { busy, error, attempt } = useAttempt();
  if (!faces.length) return null;
  return (
    <section class="invite-list" aria-labelledby="invite-heading" data-testid="invite-list">
      <h2 id="invite-heading">{says("invite-somebody")}</h2>
      <ul>
        {faces.map((face) => (
          <li key={face.id}>
            <FaceLink face={face} />
            <button
              disabled={busy || asked.includes(face.id ?? "")}
              data-testid={`ask-${face.id}`}
              onClick={() => attempt(async () => (await company.invite(table.id, face.id ?? ""), setAsked([...asked, face.id ?? ""])))}
            >
              {says(asked.includes(face.id ?? "") ? "asked" : "ask")}
            </button>
          </li>
        ))}
      </ul>
      <Complaint error={error} />
    </section>
  );
}
