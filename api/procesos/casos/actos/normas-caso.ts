import type { Actor } from '#domain/acceso/actor.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { CasoDetalle, NormaCaso } from '#domain/procesos/casos/caso.ts'
import { LIMITES_CASO } from '#domain/procesos/casos/caso-issues.ts'
import { NOMBRE_ESTADO_CASO, type EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import { CasoNormaModel } from '#api/procesos/models/CasoNormaModel.ts'
import type { CasoRow } from '#api/procesos/casos/caso-row.ts'
import { changeCaso } from './change-caso.ts'
import { loadNormas } from '#api/procesos/casos/present-caso.ts'
import { cleanTexto, normaIssues } from '#api/procesos/casos/texto-caso.ts'

/** Adds a norm that the case must keep, pending. Throws 403, 404, 409 `estado` or `version`, 422. */
export function addNorma(
  actor: Actor,
  id: number,
  input: { readonly version: number; readonly Nombre: string; readonly Descripcion: string },
): Promise<CasoDetalle> {
  const Nombre = normalizeText(input.Nombre)
  return changeCaso(actor, id, input.version, 'normas', async (row) => {
    const normas = await loadNormas(row.id)
    const full = normas.length >= LIMITES_CASO.normas
    const issues = full
      ? [{ path: 'Nombre', code: 'limite', message: `Un caso lleva hasta ${LIMITES_CASO.normas} normas.` }]
      : normaIssues(Nombre)
    if (issues.length > 0) throw broken(issues)
    const orden = normas.length
    await insertRow(CasoNormaModel, {
      caso_id: row.id,
      nombre: Nombre,
      descripcion: cleanTexto(input.Descripcion),
      orden,
    })
    return {
      values: {},
      sucesos: [{ clase: 'norma', texto: `Norma agregada: ${Nombre}` }],
      antes: null,
      despues: { norma: Nombre },
    }
  })
}

/** Says where a norm stands and what was noted of it. */
export function changeNorma(
  actor: Actor,
  id: number,
  normaId: number,
  input: { readonly version: number; readonly Estado: EstadoCaso; readonly NotasI: string },
): Promise<CasoDetalle> {
  const NotasI = cleanTexto(input.NotasI)
  return changeCaso(actor, id, input.version, 'normas', async (row) => {
    const norma = await findNorma(row, normaId)
    await execute('UPDATE caso_normas SET estado = $1, notas = $2 WHERE id = $3', [input.Estado, NotasI, normaId])
    const moved = norma.Estado !== input.Estado
    return {
      values: {},
      sucesos: [
        {
          clase: 'norma',
          texto: moved ? `${norma.Nombre}: ${NOMBRE_ESTADO_CASO[input.Estado]}` : `Nota en ${norma.Nombre}`,
          nota: NotasI === norma.NotasI ? '' : NotasI,
        },
      ],
      antes: { norma: norma.Nombre, Estado: norma.Estado, NotasI: norma.NotasI },
      despues: { norma: norma.Nombre, Estado: input.Estado, NotasI },
    }
  })
}

/** Takes away a norm that does not apply. */
export function removeNorma(
  actor: Actor,
  id: number,
  normaId: number,
  input: { readonly version: number },
): Promise<CasoDetalle> {
  return changeCaso(actor, id, input.version, 'normas', async (row) => {
    const norma = await findNorma(row, normaId)
    await execute('DELETE FROM caso_normas WHERE id = $1', [normaId])
    return {
      values: {},
      sucesos: [{ clase: 'norma', texto: `Norma quitada: ${norma.Nombre}` }],
      antes: { norma: norma.Nombre, Estado: norma.Estado, NotasI: norma.NotasI },
      despues: null,
    }
  })
}

async function findNorma(row: CasoRow, id: number): Promise<NormaCaso> {
  const norma = (await loadNormas(row.id)).find((each) => each.id === id)
  if (!norma) throw notFound('La norma')
  return norma
}
