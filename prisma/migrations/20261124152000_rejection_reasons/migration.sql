-- What an organization rejects for, in its own words and order; and which of them was chosen.
ALTER TABLE "Organization" ADD COLUMN "rejectionReasons" TEXT[] NOT NULL DEFAULT ARRAY[
  'Not enough experience',
  'A needed skill is missing',
  'Other candidates fit better',
  'Pay expectations too far apart',
  'Location or right to work',
  'Not available in time',
  'Position filled or closed',
  'Withdrew or no answer'
];
ALTER TABLE "Decision" ADD COLUMN "reason" TEXT;
GRANT UPDATE ("rejectionReasons") ON "Organization" TO shortlist_tenant;
