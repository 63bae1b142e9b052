-- A verdict quotes a CV. It is deleted with its application; and, when only the CV's person is erased, by the tenant.
GRANT DELETE ON "StoredVerdict" TO shortlist_tenant;
