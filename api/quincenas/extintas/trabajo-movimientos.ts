import { quincenaOf } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { today } from '#api/clock.ts'
import { loadExtintas } from '#api/fondos/entidades-extintas.ts'
import { ACTOR_TRABAJOS } from '#api/jobs/actor-trabajos.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'

const CLASE = 'quincenas.extintas'

/** Folios that the sentence of the job names. */
const EJEMPLOS = 5

/**
 * Each day, early: the approved movements of people who are still on the books of an entity that ended. No close of theirs comes, so they
 * are applied once their quincena is over (decision 11.3).
 */
export function defineTrabajoExtintas(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Aplicar movimientos de entidades que terminaron',
    intentos: 3,
    run: async () => {
      const folios = await aplicarDeExtintas(ACTOR_TRABAJOS)
      if (folios.length === 0) return ''
      const more = folios.length > EJEMPLOS ? ` y ${folios.length - EJEMPLOS} más` : ''
      const cuantos = cuentaTexto(folios.length, 'movimiento aplicado', 'movimientos aplicados')
      return `${cuantos} de entidades que terminaron: ${folios.slice(0, EJEMPLOS).join(', ')}${more}.`
    },
  })
  scheduleTrabajo(CLASE, { hora: '00:20' })
}

async function aplicarDeExtintas(actor: Actor): Promise<string[]> {
  const quincena = quincenaOf(today()) - 1
  const folios: string[] = []
  for (const adscripcionId of (await loadExtintas()).keys())
    folios.push(...(await applyMovimientos(actor, { quincena, adscripcionId })))
  return folios
}
