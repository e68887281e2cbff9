import type { Actor } from '#domain/acceso/actor.ts'
import { cerrarCasoIssues } from '#domain/procesos/casos/caso-issues.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { nowAt } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import { readCatalogoActivo } from '#api/organica/catalogos/read-catalogo.ts'
import { avisoDeCaso } from '#api/procesos/casos/avisos-caso.ts'
import type { CasoRow } from '#api/procesos/casos/caso-row.ts'
import { changeCaso, type CambioCaso } from './change-caso.ts'
import { loadNormas } from '#api/procesos/casos/present-caso.ts'
import { cleanTexto } from '#api/procesos/casos/texto-caso.ts'

/** Closes a case with its result, once every norm is complete. Throws 403, 404, 409 `estado` or `version`, 422. */
export function closeCaso(
  actor: Actor,
  id: number,
  input: { readonly version: number; readonly resultado: string; readonly resolucion: string },
): Promise<CasoDetalle> {
  return changeCaso(actor, id, input.version, 'cerrar', (row) =>
    cerrar(actor, row, input.resultado, cleanTexto(input.resolucion)),
  )
}

async function cerrar(actor: Actor, row: CasoRow, clave: string, resolucion: string): Promise<CambioCaso> {
  const normas = await loadNormas(row.id)
  const resultados = await readCatalogoActivo('resultado_caso')
  const resultado = resultados.find((renglon) => renglon.clave === clave)
  const issues = cerrarCasoIssues({ resultado: resultado?.clave ?? '', resolucion, normas })
  if (issues.length > 0 || !resultado) throw broken(issues)
  return {
    values: { estado: 'completado', resultado: resultado.clave, resolucion, cerrado_at: nowAt() },
    sucesos: [{ clase: 'cerrado', texto: `Cerrado: ${resultado.nombre}`, nota: resolucion }],
    antes: { estado: row.estado },
    despues: { estado: 'completado', resultado: resultado.nombre, resolucion },
    avisos: avisoDeCaso(
      actor,
      row,
      [row.responsable_id, row.abierto_por],
      'Se cerró un caso tuyo',
      `cerrado:${row.version}`,
    ),
  }
}

/** Opens a completed case again, with a reason: in progress when somebody answers for it. Throws as `closeCaso`. */
export function reopenCaso(
  actor: Actor,
  id: number,
  input: { readonly version: number; readonly motivo: string },
): Promise<CasoDetalle> {
  const motivo = cleanTexto(input.motivo)
  return changeCaso(actor, id, input.version, 'reabrir', (row) => {
    if (motivo === '') throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe por qué se reabre.' }])
    const estado = row.responsable_id === null ? 'pendiente' : 'en progreso'
    return {
      values: { estado, resultado: '', resolucion: '', cerrado_at: null },
      sucesos: [{ clase: 'reabierto', texto: 'Reabierto', nota: motivo }],
      antes: { estado: row.estado, resultado: row.resultado, resolucion: row.resolucion },
      despues: { estado, motivo },
      avisos: avisoDeCaso(actor, row, [row.responsable_id], 'Se reabrió tu caso', `reabierto:${row.version}`),
    }
  })
}
