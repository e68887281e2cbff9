import { acentosUsuales } from '#domain/identidad/acentos-usuales.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { readPath } from '#admin/portal/expediente/paths.ts'
import { sourceOf } from '#admin/portal/expediente/propuestas.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'

const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const

/**
 * The accents that a name read in capitals usually carries: the person takes them or leaves it as it is. They are offered
 * beside the folded fields: nearly every name has some, and alone they are no reason to open what the papers told.
 */
export function AcentosNote(): ReactElement | null {
  const { model, write, editable } = useTramite()
  const offers = NOMBRE.flatMap((path) => {
    const value = readPath(model.valores, path) ?? ''
    const read = sourceOf(model.propuestas[path]?.candidatos ?? [], value) !== undefined
    const offered = read ? acentosUsuales(value) : null
    return offered === null ? [] : [{ path, offered }]
  })
  if (!editable || offers.length === 0) return null
  return (
    <Note>
      <span className="acentos">
        Con acentos suele ser
        {offers.map(({ path, offered }) => (
          <Button key={path} size="sm" aria-label={`Escribir ${offered}`} onClick={() => write(path, offered)}>
            {offered}
          </Button>
        ))}
      </span>
    </Note>
  )
}
