-- The same person is looked for before somebody is taken in: by address, number, file and text.
ALTER TABLE "Attachment" ADD COLUMN "textKey" TEXT;
UPDATE "Attachment" a
SET "textKey" = encode(sha256(convert_to(regexp_replace(d.text, '[ \t\r\n\f\v]+', '', 'g'), 'UTF8')), 'hex')
FROM "DocumentText" d
WHERE d."organizationId" = a."organizationId" AND d."attachmentId" = a.id AND a.kind = 'cv';

CREATE INDEX "Attachment_organizationId_sha256_idx" ON "Attachment"("organizationId", "sha256");
CREATE INDEX "Attachment_organizationId_textKey_idx" ON "Attachment"("organizationId", "textKey");

-- Digits that tell a telephone number, whatever stands before them: +49 151 …, 0151 …, 0049151 …. Null for fewer.
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT substring(regexp_replace(phone, '\D', '', 'g') FROM '.{8}$') $$;
GRANT EXECUTE ON FUNCTION phone_key(text) TO shortlist_tenant;
DO $$
BEGIN
  ALTER FUNCTION phone_key(text) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;
CREATE INDEX "Candidate_phone_key" ON "Candidate" ("organizationId", phone_key("phone"));
