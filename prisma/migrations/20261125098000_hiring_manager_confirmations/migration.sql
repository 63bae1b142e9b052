-- A hiring manager's agent asks before it writes a note; with each question, their own old unanswered ones are deleted.
GRANT DELETE ON "Confirmation" TO shortlist_hiring_manager;
