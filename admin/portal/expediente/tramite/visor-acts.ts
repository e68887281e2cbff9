import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { readPath } from '#admin/portal/expediente/paths.ts'
import { pathsOfField, READ_PATHS, sourcesOf } from '#admin/portal/expediente/propuestas.ts'
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
  }
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
