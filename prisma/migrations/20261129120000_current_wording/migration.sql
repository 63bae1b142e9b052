-- Texts stored for later reading get their current wording, the only one that is translated. A line has what changed
-- in a sentence, what replaces it and, where that alone does not show the sentence, the sentence with wildcards.
CREATE TEMP TABLE rewording AS
SELECT judged, part[1] AS former, part[2] AS current, '%' || coalesce(part[3], part[1]) || '%' AS sentence
FROM (VALUES (true, $judged$
year asked for => year required => work%; % year asked for
years asked for => years required => work%; % years asked for
years asked for. => years required. => Dated roles show % years asked for.
; asked for: => ; required: => Highest named: %; asked for:
Is it right that you have not worked with this yet: => Is it correct that you have not worked with this yet:
Its field is near the one asked for. => Its field is close to the required one.
Named, but without dates that would show for how long. => Named, but without dates to show for how long.
No dated work is in this role or field. => No dated work in this role or field.
No work that they describe shows this. => No described work shows this.
hown by work that they describe. => hown by work the documents describe.
The degree that is named is in another field. => The degree named is in another field.
The documents say that this is missing. => The documents state that the candidate lacks this.
The level of => The stated level of => The level of % that is stated is below the one asked for.
that is stated is below the one asked for. => is below the required one.
, from which month to which? => , from which month to which month?
From which month to which did you do this? => From which month to which month did you do this?
From which month to which was that? => From which month to which month was that?
; the rest is to be asked. => ; ask about the rest.
text of the application may be addressed to it. => text in the application may be addressed to it.
No judge is shown it. => It is not shown to the judge. => addressed to software that reads it. No judge is shown it.
No judge is shown them. => They are not shown to the judge. => addressed to software that reads it. No judge is shown them.
$judged$), (false, $other$
What it was judged by is erased. => The documents it was judged on have been erased.
Scoring resumes by itself when credits are added. => Scoring resumes automatically when credits are added.
Work resumes by itself when credits are added. => Work resumes automatically when credits are added.
Waits to be judged together with others, within a day. => Waiting to be judged in a batch, within a day.
The file is a picture of a kind that cannot be read. => The format of this picture cannot be read.
and its words could not be recognised surely. => and its text could not be recognised reliably.
It will be tried again. => It will be retried.
The account with the language model is used up. => The language model account has no credit left.
The language model gave answers that could not be used. => The language model returned unusable answers.
The language model that is configured was not found. => The configured language model was not found.
The language model's batches cannot be reached. => The batch API of the language model cannot be reached.
The language model's batches refused (HTTP => The batch API rejected the request (HTTP
The language model drafted nothing that rests on the job description. => The language model drafted nothing based on the job description.
The language model made no criterion of it. => The language model did not turn this into a criterion.
It was not understood as something that a document can show. => Not recognized as something a document can show.
criteria that were kept. => criteria weigh more. => It weighs less than the % criteria that were kept.
It weighs less than the => Left out: the other => It weighs less than the % criteria weigh more.
A scorecard holds => A scorecard can have at most => A scorecard holds % criteria.
Sending it was cut off: it may have been sent. => Sending was interrupted: the letter may have been sent.
were used already => had already been used => Refund of % for credits bought; % were used already
Ashby refused it ( => Ashby rejected the request (
refused it (HTTP => rejected the request (HTTP
Ashby no longer knows this place. => Ashby no longer accepts this list cursor.
no longer knows this place in the list. => no longer accepts this list cursor.
wants a reason: choose one => requires a reason: choose one
wants a reason. => requires a reason. => Rejections cannot be sent: % wants a reason.
wants a rejection reason: choose one => requires a rejection reason: choose one
wants a reason with every rejection: choose one => requires a reason with every rejection: choose one
Workable wants the ID of an active member. => Workable requires the ID of an active member.
A rejection taken back here stays in Greenhouse. => Reopening an application here does not reopen it in Greenhouse.
The scope is there: Greenhouse also wants => The scope is granted, but Greenhouse also requires
Greenhouse does not say in whose name a note is to be written. => Greenhouse does not say which user writes the note.
Greenhouse does not tell which stage => Greenhouse does not say which stage
Greenhouse gave no token for these credentials. => Greenhouse issued no token for these credentials.
Greenhouse is still making this candidate. => Greenhouse is still creating this candidate.
This connection is to a system that can no longer be connected. => The system of this connection is no longer supported.
with a key that is no longer there. => with a key that is no longer available. => These credentials were encrypted with a key that is no longer there.
The mail server cannot be reached or does not take our login. => The mail server cannot be reached or rejects our login.
Teamtailor answered in a shape that is not documented. => Teamtailor returned an undocumented response.
The ATS answered in a shape that is not documented ( => The ATS returned an undocumented response (
who is on this job as well. => who also has an application for this job.
It stands as the ATS has it. => The ATS's state was kept.
The file's address leads from one to the next. => The file's address redirects too many times.
would have got the feedback as a note => would have received the feedback as a note
It is read again before anything is sent again. => Its state is checked before anything is sent again.
is in sandbox mode: it is not told of moves. => is in sandbox mode: moves are not sent.
nothing is sent, and what would have been is shown afterwards. => nothing is sent; what would have been sent is shown afterwards.
is paused: it is not told until the connection is resumed. => is paused: the decision is sent when the connection is resumed.
keeps the stages, and its sync settings send it no moves: => manages the stages, and its sync settings send no moves:
leaves the application in the stage where it is there. => leaves the application in its current stage.
if it is not that far already, and may e-mail the candidate => unless it is already that far, and may e-mail the candidate
no longer has this application: it is told nothing. => no longer has this application: nothing is sent.
: nothing but your letter leaves Shortlist. => : only your letter leaves Shortlist.
is decided already ( => already has a decision ( => is decided already (%): this undoes that.
): this undoes that. => ); this reverses it.
; this undoes that) => ; this reverses it)
Emptied on the record that was kept: => Cleared on the record that was kept:
days whoever reads it can join => days anyone who reads it can join
Notified, as they have chosen: => Notified, according to their settings:
On the team then: => Team afterwards:
leaves the team, and sees nothing of the job any more. => leaves the team and can no longer see the job.
Open applications are scored again by the newest CV, => Open applications are scored again with the newest CV,
come to the record that is kept. => move to the record that is kept.
with the other. => with the other record. => that both are on stay% with the other.
The record that was kept has not opted out any more. => The record that was kept is no longer opted out.
The applicant tracking system is not told. => The applicant tracking system is not updated.
a new draft follows the new text. => a new draft will use the new text.
The job is archived: lists of jobs leave it out. Its page stays, and it can be brought back. => The job is archived and no longer listed. Its page stays, and it can be restored.
The job is taken out of the archive: lists of jobs show it again. => The job is restored from the archive and listed again.
The stages become => The stages change to
Whoever is at another stays there until moved. => Candidates at another stage stay there until moved.
The team's needs become => The team's needs change to
A new draft follows them; the scorecard stays. => A new draft will use them; the scorecard stays.
applications are scored again at once, free of charge. => applications are rescored immediately, free of charge.
as before and can still be decided. => unchanged and can still be decided.
$other$)) kinds(judged, lines), regexp_split_to_table(trim(E'\n' FROM lines), '\n') line,
  regexp_split_to_array(line, ' => ') part;

CREATE FUNCTION pg_temp.reworded(stored text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  rule record;
BEGIN
  FOR rule IN SELECT former, current, sentence FROM rewording LOOP
    IF stored LIKE rule.sentence THEN
      stored := replace(stored, rule.former, rule.current);
    END IF;
  END LOOP;
  RETURN stored;
END $$;

DO $$
DECLARE
  place text[];
BEGIN
  FOREACH place SLICE 1 IN ARRAY ARRAY[
    ['CriterionAssessment', 'reason', 'text', 'judged'], ['CriterionAssessment', 'question', 'text', 'judged'],
    ['Evaluation', 'flags', 'jsonb', 'judged'], ['StoredVerdict', 'flags', 'jsonb', 'judged'],
    ['StoredVerdict', 'assessments', 'jsonb', 'judged'], ['Application', 'scoreReason', 'text', 'other'],
    ['Application', 'syncReason', 'text', 'other'], ['AtsPush', 'waitsFor', 'text', 'other'],
    ['AtsConnection', 'lastError', 'text', 'other'], ['AtsConnection', 'access', 'jsonb', 'other'],
    ['CandidateLetter', 'reason', 'text', 'other'], ['CreditTransaction', 'description', 'text', 'other'],
    ['ScorecardDraft', 'failure', 'text', 'other'], ['ScorecardDraft', 'refused', 'jsonb', 'other'],
    ['ScorecardDraft', 'leftOut', 'jsonb', 'other'], ['Confirmation', 'preview', 'jsonb', 'other']]
  LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.reworded(%2$I::text)::%3$s WHERE %2$I::text LIKE ANY ($1)',
      place[1], place[2], place[3])
    USING ARRAY(SELECT sentence FROM rewording WHERE judged = (place[4] = 'judged'));
  END LOOP;
END $$;

DROP FUNCTION pg_temp.reworded(text);
DROP TABLE rewording;
