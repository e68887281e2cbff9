import { quincenaLong } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { importeFalta } from '#domain/fondos/valor-escrito.ts'
import type { Issue } from '#domain/issue.ts'
import { planearPrestamo } from './planear-prestamo.ts'
import { TIPOS_PRESTAMO, type TipoPrestamo } from './tipo-prestamo.ts'

/** The plan that a loan is made by. */
export interface PlanDePrestamo {
  readonly tipo: TipoPrestamo
  /** Yearly percentage in ten-thousandths. */
  readonly interesAnual: number
}

/** What is known of the person when a loan is made. */
export interface ContextoPrestamo {
  readonly activa: boolean
  readonly capacidadCentavos: number
  /** Loans of that kind that are not settled, and how many there may be. */
  readonly delTipo: number
  readonly porTipo: number
  /** Ordinal of the first quincena that its entity has not closed. */
  readonly libre: number
}

/** What is wrong with a loan that is about to be made; amounts in centavos, quincenas as ordinals. */
export function prestamoIssues(
  datos: { readonly capitalCentavos: number; readonly quincenas: number; readonly primera: number },
  plan: PlanDePrestamo,
  contexto: ContextoPrestamo,
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  const { capitalCentavos, quincenas, primera } = datos
  const { titulo, minimo, maximo } = TIPOS_PRESTAMO[plan.tipo]
  const capital = importeFalta('el capital', capitalCentavos)
  const goodTerm = quincenas >= minimo && quincenas <= maximo
  if (!contexto.activa) add('interno', 'situacion', 'Solo se presta a quien está en activo o con licencia.')
  if (capital !== null) add('capitalCentavos', 'importe', capital)
  if (!goodTerm)
    add('quincenas', 'plazo', `Dice ${quincenas}; el plan es de ${minimo} a ${cuentaTexto(maximo, 'quincena')}.`)
  if (primera < contexto.libre)
    add(
      'primera',
      'cerrada',
      `La ${quincenaLong(primera)} ya está cerrada: empieza en la ${quincenaLong(contexto.libre)} o después.`,
    )
  if (contexto.delTipo >= contexto.porTipo)
    add('tipo', 'repetido', `Ya tiene ${cuentaTexto(contexto.delTipo, 'préstamo')} de tipo ${titulo} sin liquidar.`)
  if (capital !== null || !goodTerm) return issues
  const { abonoCentavos } = planearPrestamo({ ...datos, interesAnual: plan.interesAnual })
  if (abonoCentavos > contexto.capacidadCentavos)
    add(
      'capitalCentavos',
      'capacidad',
      `El abono sería de ${formatPesos(abonoCentavos)} y por quincena se le pueden retener ${formatPesos(contexto.capacidadCentavos)}.`,
    )
  return issues
}
