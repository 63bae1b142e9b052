-- Taking back a decision that has left already is a decision of its own.
ALTER TYPE "DecisionKind" ADD VALUE 'reopen';
