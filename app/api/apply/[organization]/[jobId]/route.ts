import { accountKey } from "@/lib/platform/access/account/account-key";
import { pagePath } from "@/lib/platform/access/addresses";
import { answeringForm, postedFiles, seeOther } from "@/lib/platform/access/posted-form";
import { countByAddress, countCall } from "@/lib/platform/access/rate-limit";
import { DomainError, notFound } from "@/lib/errors";
import { applyForJob } from "@/lib/hiring/intake/apply-for-job";
import { visitorOf } from "@/lib/hiring/rights/visitor";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { linksToOneAddress } from "@/lib/platform/access/address-limits";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { localeFrom } from "@/messages/locale-from";

/** Each application is read and evaluated at the organization's cost. */
const toOneJob = { limit: 120, seconds: 3600 };

type Props = { params: Promise<{ organization: string; jobId: string }> };

/** The form of a job's public page. Fields: notice, name, email, file, message, human-review. */
export const POST = (request: Request, { params }: Props) =>
  answeringForm(request, async () => {
    const { organization, jobId } = await params;
    if (!/^[0-9a-f-]{36}$/.test(jobId)) throw notFound("Job");
    const back = (outcome: string, report?: string) =>
      seeOther(
        `${pagePath.apply(encodeURIComponent(organization), jobId)}?outcome=${outcome}${report ? `&report=${report}` : "#apply"}`,
      );
    if (await countByAddress("apply", request.headers)) return back("wait");
    const form = await postedFiles(request, uploadBytes + 64 * 1024);
    if (!form) return back("size");
    if (await countCall(`apply:${jobId}`, toOneJob)) return back("wait");
    const locale = localeFrom(request.headers);
    const visitor = await visitorOf(organization, locale);
    if (!visitor) return back("closed");
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const email = field("email").trim().toLowerCase();
    const file = form.get("file");
    if (!(file instanceof File) || file.size === 0) return back("fields");
    if (file.size > uploadBytes) return back("size");
    const mails = `own-page:${visitor.organizationId}:${accountKey(email)}`;
    try {
      const { reportToken } = await applyForJob(visitor, {
        jobId,
        noticeId: field("notice"),
        fullName: field("name"),
        email,
        message: field("message"),
        humanReview: form.has("human-review"),
        file: { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
        locale,
        confirm: mailIsSent() && (await countCall(mails, linksToOneAddress)) === 0,
      });
      return back("sent", reportToken);
    } catch (error) {
      const outcomes: Record<string, string> = { not_found: "closed", conflict: "notice", invalid: "fields" };
      const outcome = error instanceof DomainError && outcomes[error.code];
      if (!outcome) throw error;
      return back(outcome);
    }
  });
