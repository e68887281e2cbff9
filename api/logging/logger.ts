import pino from 'pino'
import { env } from '#api/env.ts'

/** Nobody's keys or money in a log, even where somebody logs a whole object by mistake. */
const PERSONAL = [
  'curp',
  'rfc',
  'nss',
  'nombre',
  'nombres',
  'correo',
  'email',
  'telefono',
  'pass',
  'sueldo',
  'salario',
  'texto',
]

/** What a failed query or a mail server adds to its error: the very values that it was given. */
const OF_ERRORS = ['parameters', 'original', 'parent', 'errors', 'fields', 'envelope', 'rejected']

export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [...PERSONAL.flatMap((key) => [key, `*.${key}`]), ...OF_ERRORS.map((key) => `err.${key}`)],
    censor: '[reservado]',
  },
})
