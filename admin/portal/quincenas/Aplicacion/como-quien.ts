import { comoQuienFirma, type FirmaInstituto } from '#domain/quincenas/firmas-propias.ts'
import { firmaDe } from '#domain/quincenas/tabla-cierre.ts'
import { useSession } from '#admin/providers/session-context.ts'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'

/** The signature of the close that this session may give now; null when there is none. */
export function firmaQueToca({ actions, etapa }: CierreEntidad): FirmaInstituto | null {
  const firma = firmaDe(etapa)
  return firma !== null && firma !== 'solicitar' && actions.includes(firma) ? firma : null
}

/** Whether the session can do anything to it from the table: to choose what nobody here can act on leads nowhere. */
export function seElige(cierre: CierreEntidad): boolean {
  const { actions } = cierre
  return actions.includes('solicitar') || actions.includes('devolver') || firmaQueToca(cierre) !== null
}

/** As whom the session would sign these closes, each sentence once; nothing where its profile gives one signature only. */
export function useComoQuien(cierres: readonly CierreEntidad[]): readonly string[] {
  const { perfil } = useSession()
  const actos = new Set(perfil.actos)
  const textos = cierres.map(firmaQueToca).map((firma) => firma && comoQuienFirma(firma, actos))
  return [...new Set(textos.filter((texto) => texto !== null))]
}
