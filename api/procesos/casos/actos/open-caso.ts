import type { Actor } from '#domain/acceso/actor.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { areaDeProceso } from '#domain/procesos/casos/area-caso.ts'
import { datosCasoIssues } from '#domain/procesos/casos/caso-issues.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { broken } from '#api/errors.ts'
import { CasoModel } from '#api/procesos/models/CasoModel.ts'
import { avisoAsignado, avisoSinAsignar } from '#api/procesos/casos/avisos-caso.ts'
import { findCasoInScope } from '#api/procesos/casos/caso-row.ts'
import { addSuceso } from './change-caso.ts'
import { nextFolioCaso } from '#api/procesos/casos/folio-siguiente.ts'
import { lugarDelCaso } from '#api/procesos/casos/lugar-caso.ts'
import { findModulos, saveModulos } from '#api/procesos/casos/modulos-de-caso.ts'
import { presentCaso } from '#api/procesos/casos/present-caso.ts'
import { findProcesoDeActor } from '#api/procesos/casos/proceso-de-caso.ts'
import { findResponsable, selectEncargados } from '#api/procesos/casos/responsables.ts'
import type { AbrirCaso } from '#api/procesos/casos/schema.ts'
import { cleanTexto, normaIssues } from '#api/procesos/casos/texto-caso.ts'

/**
 * Opens a case in a process of the actor's profile; it begins pending, in the process's own module. Throws 403, 404 (process or
 * person out of sight), 422 with the fields.
 */
export async function openCaso(actor: Actor, input: AbrirCaso): Promise<CasoDetalle> {
  authorize(actor, 'casos.trabajar')
  const proceso = await findProcesoDeActor(actor, input.proceso)
  const asunto = normalizeText(input.asunto)
  const normas = input.normas.map(
    ({ Nombre, Descripcion }) => [normalizeText(Nombre), cleanTexto(Descripcion)] as const,
  )
  const issues = [
    ...datosCasoIssues({ asunto, vence: input.vence }, today()),
    ...normas.flatMap(([nombre], i) => normaIssues(nombre, `normas.${i}.Nombre`)),
  ]
  const vence = parsePlainDate(input.vence)
  if (issues.length > 0 || vence === null) throw broken(issues)
  const ubicacion = await lugarDelCaso(actor, input)
  const modulos = await findModulos([proceso.moduloId, ...input.modulos])
  const responsable =
    input.responsable === null ? null : await findResponsable({ procesoId: proceso.id, ubicacion }, input.responsable)
  const encargados = responsable ? [] : await selectEncargados(proceso.id, ubicacion)
  return inTransaction(async () => {
    const [folio, at] = [await nextFolioCaso(today()), nowAt()]
    const id = await insertRow(CasoModel, {
      folio,
      proceso_id: proceso.id,
      proceso_nombre: proceso.nombre,
      area: areaDeProceso(proceso),
      asunto,
      asunto_plegado: foldText(asunto),
      descripcion: cleanTexto(input.descripcion),
      notas: cleanTexto(input.NotasI),
      estado: 'pendiente',
      afiliado_id: input.afiliado,
      nivel0_id: ubicacion.nivel0Id,
      nivel1_id: ubicacion.nivel1Id,
      nivel2_id: ubicacion.nivel2Id,
      responsable_id: responsable?.id ?? null,
      modulo_actual_id: proceso.moduloId,
      vence,
      abierto_por: actor.id,
      creado_at: at,
      actualizado_at: at,
    })
    await saveModulos(id, [...modulos.keys()])
    await insertRows(
      'caso_normas',
      ['caso_id', 'nombre', 'descripcion', 'orden'],
      normas.map(([nombre, descripcion], orden) => [id, nombre, descripcion, orden]),
    )
    await addSuceso(actor, id, { clase: 'abierto', texto: `Abierto en ${proceso.nombre}` }, at)
    if (responsable) await addSuceso(actor, id, { clase: 'asignado', texto: `Asignado a ${responsable.nombre}` }, at)
    const row = await findCasoInScope(actor, id)
    await notificar(
      responsable ? avisoAsignado(actor, row, responsable.id, 1) : avisoSinAsignar(actor, row, encargados),
    )
    await logActo(actor, {
      acto: 'caso.abrir',
      objeto: 'caso',
      objetoId: folio,
      despues: {
        proceso: proceso.nombre,
        asunto,
        afiliado: input.afiliado,
        entidad: ubicacion.nivel1Id,
        responsable: responsable?.nombre ?? null,
        vence,
        normas: normas.map(([nombre]) => nombre),
      },
    })
    return presentCaso(actor, row)
  })
}
