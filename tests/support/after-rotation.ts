import { storedForm } from "@/lib/platform/access/oauth/protocol";
import { sql } from "./database";

/** Makes it so many seconds later for the question whether this refresh token's answer is repeated. */
export const letPassSinceRotation = (refreshToken: string, seconds: number) =>
  sql(
    `UPDATE "OauthRefreshToken" SET "rotationReplayExpiresAt" = "rotationReplayExpiresAt" - make_interval(secs => $2)
     WHERE token = $1`,
    [storedForm(refreshToken), seconds],
  );
