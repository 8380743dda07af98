export interface IconData {
  body: string;
  size: number;
}

/** An icon: game icons are filled, the others drawn with a line. Decorative unless it has a label. */
export function Icon({ of, label, class: name = "" }: { of: IconData; label?: string; class?: string }) {
  const line = of.size === 24;
  return (
    <svg
      class={`icon ${line ? "icon-line" : ""} ${name}`}
      viewBox={`0 0 ${of.size} ${of.size}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: of.body }}
    />
  );
}
