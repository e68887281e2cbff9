import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { avanceTrabajo } from '#domain/calendario/avance-trabajo.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'
import type { ReactElement } from 'react'

/** How far a running job is, or how it ended. */
export function Avance({ trabajo }: { trabajo: TrabajoPanel }): ReactElement {
  const { estado, hecho, total } = trabajo
  const texto = avanceTrabajo(trabajo)
  if (estado === 'curso')
    return (
      <div className="trabajo-avance">
        <Progress label={texto} {...(total > 0 && { value: hecho / total })} />
      </div>
    )
  return texto === '' ? <span className="muted">–</span> : <Resultado texto={texto} />
}

/** A SHA-256 among words: the head of the bitácora, which people compare letter by letter. */
const HUELLA = /([0-9a-f]{64})/

function Resultado({ texto }: { texto: string }): ReactElement {
  return (
    <span className="trabajo-resultado">
      {texto.split(HUELLA).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="mono secondary">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
