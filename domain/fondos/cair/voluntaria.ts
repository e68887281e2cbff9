import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { isDineroAntiguo } from '#domain/fondos/dia-de-dinero.ts'
import { diaFalta, importeFalta } from '#domain/fondos/valor-escrito.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { PersonaCair } from './retiro.ts'

/** What the paper is that proves a voluntary contribution. */
export const PAPEL_VOLUNTARIA = 'Comprobante del depósito'

/** The most that one voluntary contribution brings, in centavos: beyond it somebody mistyped. */
const MAXIMO_CENTAVOS = 100_000_000_00

/** Why a voluntary contribution is not for this person; "" when it is: only who is active and in an entity (spec 2 §2.19). */
export function impideVoluntaria({ situacion, conEntidad }: PersonaCair): string {
  if (situacion !== 'A') return 'La aportación voluntaria es de quien está en activo.'
  return conEntidad ? '' : 'La persona no está registrada en una entidad.'
}

/** What is wrong with a voluntary contribution; `cerradoHasta` is the last year whose voluntary yield was applied, 0 if none. */
export function voluntariaIssues(
  { importeCentavos, fecha }: { readonly importeCentavos: number; readonly fecha: string },
  persona: PersonaCair,
  { hoy, cerradoHasta }: { readonly hoy: PlainDate; readonly cerradoHasta: number },
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  const impide = impideVoluntaria(persona)
  if (impide !== '') add('interno', 'situacion', impide)
  const importe = importeFalta('el importe', importeCentavos)
  if (importe !== null) add('importeCentavos', 'importe', importe)
  else if (importeCentavos > MAXIMO_CENTAVOS)
    add('importeCentavos', 'importe', 'El importe pasa de $100,000,000.00: revísalo.')
  const dia = parsePlainDate(fecha)
  if (dia === null) add('fecha', 'fecha', diaFalta('el día del depósito', fecha))
  else if (dia > hoy) add('fecha', 'fecha', `El ${formatFecha(dia)} no ha llegado: hoy es ${formatFecha(hoy)}.`)
  else if (isDineroAntiguo(dia, hoy))
    add('fecha', 'fecha', `El ${formatFecha(dia)} fue hace más de diez años: revisa el día del depósito.`)
  else if (Number(fecha.slice(0, 4)) <= cerradoHasta)
    add('fecha', 'fecha', `El rendimiento de ${cerradoHasta} ya se aplicó: se esperaba un depósito de después.`)
  return issues
}
