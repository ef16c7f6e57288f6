import { z } from 'zod';

// Schemas of objects find out when they are made whether text may become code. The page's policy lets none, and even trying
// is reported, so this file runs before those with schemas.
z.config({ jitless: true });
