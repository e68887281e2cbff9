import type { Actor } from '#domain/acceso/actor.ts'
import { causasConDetalle } from '#domain/quincenas/diferencia-textos.ts'
import type { CausaDiferencia } from '#domain/quincenas/diferencias.ts'
import type { DiferenciaPersona, DiferenciasCierre } from '#domain/quincenas/simulacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import {
  compararCerrado,
  compararCierre,
  diferenciaComparada,
  type PersonaComparada,
} from './calculo/comparar-cierre.ts'
import { loadContextoCierre, type ContextoCierre } from './calculo/contexto-cierre.ts'
import { findEntidad } from './entidad-en-alcance.ts'
import { primerasPersonas } from './primeras-personas.ts'

/** Of which entity's close, due to what, and after whom the answer before ended. */
export interface PeticionDiferencias {
  readonly entidadId: number
  /** Ordinal. */
  readonly quincena: number
  readonly causa?: CausaDiferencia | undefined
  readonly despues?: number | undefined
}

/**
 * The people whose amount is not what the entity's last close stored, in the order of their records, with every cause; of one
 * cause alone if it is given. Before the close and after it. Throws 404 for an entity out of scope.
 */
export async function listDiferencias(actor: Actor, peticion: PeticionDiferencias): Promise<DiferenciasCierre> {
  authorize(actor, 'quincenas.simular')
  await findEntidad(actor, peticion.entidadId)
  const { contexto, paginas } = await comparada(peticion)
  const { personas, despues } = await primerasPersonas(paginas, (una) => present(contexto, una, peticion.causa))
  return { diferencias: personas, despues }
}

/** The people of the close beside the last one: as it stored them once it is closed, and as it would store them before. */
async function comparada({ entidadId, quincena, despues }: PeticionDiferencias): Promise<{
  readonly contexto: ContextoCierre
  readonly paginas: AsyncIterable<readonly PersonaComparada[]>
}> {
  const contexto = await loadContextoCierre(entidadId, quincena)
  const cerrado = (await loadContextoCierre(entidadId, quincena + 1)).cerradas.get(quincena)
  if (!cerrado) return { contexto, paginas: compararCierre(contexto, despues) }
  return {
    contexto: { ...contexto, parametros: cerrado.parametros },
    paginas: compararCerrado(contexto, cerrado, despues),
  }
}

function present(
  contexto: ContextoCierre,
  comparada: PersonaComparada,
  causa: CausaDiferencia | undefined,
): DiferenciaPersona | null {
  const comparison = diferenciaComparada(contexto, comparada)
  const who = comparada.calculada?.persona ?? comparada.guardada
  if (!comparison || !who) return null
  const { antes, ahora, diferencia } = comparison
  if (diferencia.causas.size === 0 || (causa !== undefined && !diferencia.causas.has(causa))) return null
  return {
    afiliadoId: who.afiliadoId,
    interno: who.interno,
    nombre: who.nombre,
    antesCentavos: diferencia.antesCentavos,
    ahoraCentavos: diferencia.ahoraCentavos,
    causas: causasConDetalle(diferencia, antes, ahora, contexto.extintas),
  }
}
