const url = /(https?:\/\/[^\s<>"]+)/;

/** A message's plain text with its URLs as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="text-sm break-words whitespace-pre-wrap">
      {text
        .trim()
        .split(url)
        .map((part, index) =>
          index % 2 === 1 ? (
            <a key={index} href={part} className="text-accent-ink underline">
              {part}
            </a>
          ) : (
            part
          ),
        )}
    </p>
  );
}
