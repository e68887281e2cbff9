import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { readPath } from '#admin/portal/expediente/paths.ts'
import { pathsOfField, READ_PATHS, sourcesOf } from '#admin/portal/expediente/propuestas.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { VisorActs } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { Tramite } from './tramite-context.ts'

/** What the viewer may do with the fields of a procedure's papers, and what became of them. */
export function visorActs(tramite: Tramite): VisorActs {
  const { captura, model, editable, update, write } = tramite
  const waiting = model.porConfirmar.flatMap((path) => model.propuestas[path]?.candidatos ?? [])
  const acts = {
    pending: new Set(waiting.map(({ papel, campo }) => confirmKey(papel, campo))),
    confirmed: new Set(captura.confirmados),
    written: writtenOf(tramite),
  }
  if (!editable) return acts
  return {
    ...acts,
    onConfirm: (key) => update((before) => ({ ...before, confirmados: [...new Set([...before.confirmados, key])] })),
    onWrite: (key, valor) => {
      for (const { path, take } of pathsOfField(key)) write(path, take(valor))
    },
    onCorrect: (key, valor) => update((before) => withCorrected(before, key, valor)),
  }
}

/** The capture with one field of a paper as the person says that the paper prints it. */
function withCorrected(captura: Captura, key: string, valor: string): Captura {
  const papel = DOCUMENTOS_LEIBLES.find((each) => key.startsWith(confirmKey(each, '')))
  if (papel === undefined) return captura
  const corrected = { ...captura.capturaManual[papel], [key.slice(confirmKey(papel, '').length)]: valor }
  return { ...captura, capturaManual: { ...captura.capturaManual, [papel]: corrected } }
}

/** What the form holds of each field that the person wrote; an RFC is its two boxes together. */
function writtenOf({ captura, model }: Tramite): Record<string, string> {
  const written: Record<string, string> = {}
  for (const path of READ_PATHS) {
    if (readPath(captura.personales, path) === undefined) continue
    for (const { papel, campo } of sourcesOf(path)) {
      const parts = pathsOfField(confirmKey(papel, campo)).map((one) => readPath(model.valores, one.path) ?? '')
      written[confirmKey(papel, campo)] = parts.join('')
    }
  }
  return written
}
