import { z } from 'zod'

/** Id of a record in a body. */
export const ID = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Version of a record that its change was based on. */
export const VERSION = z.int().min(1)
