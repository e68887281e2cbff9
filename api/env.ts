import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Folder of the project (`dist/`, `data/`, migrations): one above this file, as source (api/) and as built (dist/). */
export const PROJECT_ROOT =
  process.env['PORTAL_ROOT'] ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const flag = (name: string) =>
  z
    .enum(['0', '1'], `${name}: se esperaba 1 (sí) o 0 (no)`)
    .default('0')
    .transform((text) => text === '1')

const whole = (name: string, min: number, max: number, fallback: number) =>
  z.coerce
    .number(`${name}: se esperaba un número entero de ${min} a ${max}`)
    .int(`${name}: se esperaba un número entero de ${min} a ${max}`)
    .min(min, `${name}: se esperaba un número de ${min} o más`)
    .max(max, `${name}: se esperaba un número de ${max} o menos`)
    .default(fallback)

const databaseUrl = z
  .string()
  .regex(
    /^(sqlite:.+|postgres(ql)?:\/\/.+)$/,
    'DATABASE_URL: se esperaba postgres://usuario:clave@servidor/base o sqlite:ruta/al/archivo.sqlite',
  )
  .optional()

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'NODE_ENV: se esperaba development, production o test')
    .default('development'),
  PORT: whole('PORT', 0, 65_535, 3000),
  HOST: z.string().min(1, 'HOST: se esperaba una dirección, por ejemplo 127.0.0.1').default('127.0.0.1'),
  DATABASE_URL: databaseUrl,
  DATA_DIR: z.string().min(1, 'DATA_DIR: se esperaba una carpeta').default('data'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'PUBLIC_URL: se esperaba una dirección como https://portal.ejemplo.gob.mx',
    })
    .optional(),
  TRUST_PROXY: flag('TRUST_PROXY'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'LOG_LEVEL: se esperaba silent, error, warn, info o debug')
    .default('info'),
  SESSION_IDLE_MINUTES: whole('SESSION_IDLE_MINUTES', 1, 720, 60),
  SESSION_HOURS: whole('SESSION_HOURS', 1, 72, 12),
  READER_SECONDS: whole('READER_SECONDS', 5, 300, 45),
  READER_PROCESSES: whole('READER_PROCESSES', 1, 16, 1),
  // Read by scripts/supervise.mjs; checked here with the rest.
  HANG_SECONDS: whole('HANG_SECONDS', 1, 3600, 20),
  DISK_MIN_MB: whole('DISK_MIN_MB', 1, 1_000_000_000, 200),
  DISK_MIN_READ_MB: whole('DISK_MIN_READ_MB', 1, 1_000_000_000, 20),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: whole('SMTP_PORT', 1, 65_535, 587),
  SMTP_TLS: z.enum(['starttls', 'tls', 'ninguno'], 'SMTP_TLS: se esperaba starttls, tls o ninguno').default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: z.string().optional(),
  SMTP_FROM: z
    .string()
    .regex(
      /^[^\r\n][^\r\n@]*@[^\r\n]+$/,
      'SMTP_FROM: se esperaba un correo, por ejemplo Portal <portal@ejemplo.gob.mx>',
    )
    .default('Portal interno <no-responder@localhost>'),
  PORTAL_TODAY: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'PORTAL_TODAY: se esperaba una fecha AAAA-MM-DD')
    .optional(),
})

export type Env = z.infer<typeof schema> & { readonly dataDir: string; readonly databaseUrl: string }

/** Thrown when a variable is wrong: one Spanish sentence per variable in `problems`. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Whether who listens at `host` hears this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/**
 * Reads and checks the environment. Outside of this machine PUBLIC_URL must be told: by it the portal knows its own pages from
 * those of others, and whether its cookie travels encrypted. Empty variables count as absent. Throws EnvError with every problem at once.
 * PORTAL_TODAY fixes "today" outside production only: tests and rehearsals need a day of the calendar.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) throw new EnvError(result.error.issues.map((issue) => issue.message))
  const env = result.data
  if (env.NODE_ENV === 'production' && env.PORTAL_TODAY)
    throw new EnvError(['PORTAL_TODAY: no se admite con NODE_ENV=production; en producción hoy es la fecha de México'])
  if (!isLoopback(env.HOST) && env.PUBLIC_URL === undefined)
    throw new EnvError([
      `PUBLIC_URL: es obligatoria cuando el portal atiende a otras máquinas (HOST=${env.HOST}); escribe la dirección con que las personas entran, por ejemplo https://portal.ejemplo.gob.mx`,
    ])
  const dataDir = path.resolve(PROJECT_ROOT, env.DATA_DIR)
  return { ...env, dataDir, databaseUrl: env.DATABASE_URL ?? `sqlite:${path.join(dataDir, 'portal.sqlite')}` }
}

/** The environment of this process; a wrong one ends it, with one Spanish sentence per variable. */
export const env = readEnvOrExit()

/** Reads the environment again into `env`, which every module holds. Throws EnvError. */
export function rereadEnv(): void {
  const fresh = readEnv()
  for (const name of Object.keys(env)) Reflect.deleteProperty(env, name)
  Object.assign(env, fresh)
}

function readEnvOrExit(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write('El portal no puede empezar. Corrige estas variables de entorno:\n')
    for (const problem of error.problems) process.stderr.write(`  ${problem}\n`)
    process.exit(1)
  }
}
