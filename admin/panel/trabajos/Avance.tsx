import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'
import type { ReactElement } from 'react'

/** How far a running job is; how an ended one ended; until when one that failed waits. */
export function Avance({ trabajo }: { trabajo: TrabajoPanel }): ReactElement {
  const { estado, hecho, total, avance, resultado, desdeAt, creadoAt } = trabajo
  if (estado === 'curso') {
    const count = total > 0 ? `${formatCuenta(hecho)} de ${formatCuenta(total)}` : ''
    const label = [avance, count].filter(Boolean).join(', ') || 'En curso'
    return (
      <div className="trabajo-avance">
        <Progress label={label} {...(total > 0 && { value: hecho / total })} />
      </div>
    )
  }
  if (estado === 'espera' && desdeAt > creadoAt && resultado !== '')
    return (
      <>
        {resultado} Se reintenta el {fechaHora(desdeAt)}.
      </>
    )
  return resultado === '' ? <span className="muted">–</span> : <Resultado texto={resultado} />
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
