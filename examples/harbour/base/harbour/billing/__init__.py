"""Invoices, the ledger they are posted to, and statements."""
