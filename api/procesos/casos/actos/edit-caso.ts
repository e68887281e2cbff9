import type { Actor } from '#domain/acceso/actor.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { datosCasoIssues } from '#domain/procesos/casos/caso-issues.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import type { CasoRow } from '#api/procesos/casos/caso-row.ts'
import { changeCaso, type CambioCaso } from './change-caso.ts'
import { findModulos, saveModulos } from '#api/procesos/casos/modulos-de-caso.ts'
import type { EditarCaso } from '#api/procesos/casos/schema.ts'
import { cleanTexto } from '#api/procesos/casos/texto-caso.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/**
 * Changes subject, description, notes, due date and modules involved. The module where the case is stays among them. Throws 403,
 * 404, 409 `estado` or `version`, 422.
 */
export function editCaso(actor: Actor, id: number, input: EditarCaso): Promise<CasoDetalle> {
  return changeCaso(actor, id, input.version, 'editar', (row) => editar(row, input))
}

async function editar(row: CasoRow, input: EditarCaso): Promise<CambioCaso> {
  const asunto = normalizeText(input.asunto)
  const issues = datosCasoIssues({ asunto, vence: input.vence }, today(), row.vence)
  if (row.modulo_actual_id !== null && !input.modulos.includes(row.modulo_actual_id))
    issues.push({
      path: 'modulos',
      code: 'actual',
      message: `El caso está en ${row.modulo_actual ?? 'ese módulo'}: muévelo antes de quitarlo.`,
    })
  if (issues.length > 0) throw broken(issues)
  const modulos = await findModulos(input.modulos)
  const [before, after] = [await stored(row), asStored(input, asunto, [...modulos.values()])]
  const cambios = Object.keys(after).filter((key) => before[key] !== after[key])
  if (cambios.length === 0) throw broken([{ path: 'asunto', code: 'igual', message: 'No hay nada que guardar.' }])
  await saveModulos(row.id, [...modulos.keys()])
  return {
    values: {
      asunto,
      asunto_plegado: foldText(asunto),
      descripcion: cleanTexto(input.descripcion),
      notas: cleanTexto(input.NotasI),
      vence: input.vence as PlainDate,
    },
    sucesos: [{ clase: 'editado', texto: cambios.map((key) => textoCambio(key, after[key] ?? '')).join('. ') }],
    antes: pick(before, cambios),
    despues: pick(after, cambios),
  }
}

type Campos = Readonly<Record<string, string>>

async function stored(row: CasoRow): Promise<Campos> {
  const modulos = await selectRows<{ nombre: string }>(
    'SELECT m.nombre FROM caso_modulos cm JOIN modulos m ON m.id = cm.modulo_id WHERE cm.caso_id = $1 ORDER BY cm.orden',
    [row.id],
  )
  const { asunto, descripcion, notas, vence } = row
  return { asunto, descripcion, notas, vence, modulos: modulos.map(({ nombre }) => nombre).join(', ') }
}

function asStored(input: EditarCaso, asunto: string, modulos: readonly string[]): Campos {
  const [descripcion, notas] = [cleanTexto(input.descripcion), cleanTexto(input.NotasI)]
  return { asunto, descripcion, notas, vence: input.vence, modulos: modulos.join(', ') }
}

function pick(campos: Campos, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, campos[key] ?? '']))
}

function textoCambio(key: string, value: string): string {
  const fecha = key === 'vence' ? parsePlainDate(value) : null
  if (fecha) return `Fecha límite: ${formatFecha(fecha)}`
  if (key === 'asunto') return `Asunto: ${value}`
  if (key === 'modulos') return `Módulos: ${value}`
  return key === 'notas' ? 'Cambió las notas internas' : 'Cambió la descripción'
}
