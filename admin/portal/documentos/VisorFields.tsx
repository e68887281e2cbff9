import { Button } from '#admin/shared/ui/Button.tsx'
import { SourceMark } from '#admin/shared/ui/SourceMark.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { etiquetaCampo, isClave, ordenarCampos, valorCampo } from './papeles.ts'
import { confirmKey } from './visor-paper.ts'
import type { VisorPaper } from './visor-paper.ts'
import type { CampoLeido } from '#domain/documentos/lectura.ts'
import type { ReactElement } from 'react'

interface VisorFieldsProps {
  paper: VisorPaper
  active: string | null
  onActive: (campo: string) => void
  confirmed: ReadonlySet<string>
  /** Absent: nothing can be confirmed (somebody else's draft). */
  onConfirm?: (key: string) => void
}

/** Every field of a paper with where it came from; pressing one shows its place on the page. */
export function VisorFields({ paper, active, onActive, confirmed, onConfirm }: VisorFieldsProps): ReactElement {
  const campos = paper.lectura?.campos ?? {}
  const names = ordenarCampos(Object.keys(campos))
  return (
    <ul className="visor-fields" aria-label={`Datos de ${paper.title}`}>
      {names.map((campo) => {
        const leido = campos[campo]
        return leido ? (
          <li key={campo} className={classNames('visor-field', campo === active && 'visor-field-on')}>
            <FieldPlace paper={paper} campo={campo} leido={leido} active={campo === active} onActive={onActive} />
            <FieldDoubt
              leido={leido}
              confirmed={confirmed.has(confirmKey(paper.key, campo))}
              onConfirm={onConfirm && (() => onConfirm(confirmKey(paper.key, campo)))}
            />
          </li>
        ) : null
      })}
      {Object.entries(paper.manual ?? {}).map(([campo, valor]) => (
        <li key={`manual ${campo}`} className="visor-field">
          <small className="muted">{etiquetaCampo(campo, paper.key)} · captura manual</small>
          <span className={isClave(campo) ? 'mono' : undefined}>{valor === '' ? '–' : valor}</span>
        </li>
      ))}
      {paper.lectura?.avisos.map((aviso) => (
        <li key={`${aviso.codigo} ${aviso.campo ?? ''}`} className="visor-field secondary small">
          {aviso.mensaje}
        </li>
      ))}
    </ul>
  )
}

interface FieldPlaceProps {
  paper: VisorPaper
  campo: string
  leido: CampoLeido
  active: boolean
  onActive: (campo: string) => void
}

function FieldPlace({ paper, campo, leido, active, onActive }: FieldPlaceProps): ReactElement {
  return (
    <button type="button" className="visor-place" aria-pressed={active} onClick={() => onActive(campo)}>
      <small>{etiquetaCampo(campo, paper.key)}</small>
      <span className={classNames('visor-value', isClave(campo) && 'mono')}>
        {leido.valor === '' ? '–' : valorCampo(campo, leido.valor)}
      </span>
      <SourceMark fuente={leido.fuente} confianza={leido.confianza} seguro={leido.seguro} />
    </button>
  )
}

interface FieldDoubtProps {
  leido: CampoLeido
  confirmed: boolean
  onConfirm: (() => void) | undefined
}

function FieldDoubt({ leido, confirmed, onConfirm }: FieldDoubtProps): ReactElement | null {
  if (leido.seguro) return null
  if (confirmed) return <span className="small secondary">Confirmado</span>
  return (
    <div className="row small">
      <span className="secondary">
        {leido.otroValor ? `En otro lugar del documento dice ${leido.otroValor}. ` : ''}
        {leido.sugerencia ? `¿Dice ${leido.sugerencia}? Corrígelo en Datos personales. ` : ''}
        Confírmalo
      </span>
      {onConfirm && (
        <Button size="sm" onClick={onConfirm} aria-label={`Confirmar ${leido.valor}`}>
          Confirmar
        </Button>
      )}
    </div>
  )
}
