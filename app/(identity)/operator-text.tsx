import { redirect } from "next/navigation";
import { connection } from "next/server";
import { IdentityFrame } from "@/components/identity/frame";

/**
 * A page with the operator's own text (lib/environment.ts): shows it, or redirects to it if it is an https URL. Rendered on
 * each request, because the environment is not known at build time.
 */
export async function OperatorText(props: { title: string; text: () => string | undefined; unset: string }) {
  await connection();
  const text = props.text();
  if (text && /^https:\/\/\S+$/.test(text)) redirect(text);
  return (
    <IdentityFrame title={props.title} wide>
      <div className="flex flex-col gap-3">
        {(text ?? props.unset).split(/\n\s*\n/).map((paragraph, i) => (
          <p key={i} className="max-w-[72ch] whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </IdentityFrame>
  );
}
