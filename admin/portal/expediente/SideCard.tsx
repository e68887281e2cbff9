import { Check, CircleX, Minus, TriangleAlert } from 'lucide-react'
import { edadCsfMeses, isSituacionIrregular } from '#domain/afiliacion/cotejo-avisos.ts'
import { cotejoRows, fullName } from '#domain/afiliacion/cotejo.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { matchCurpRfc } from '#domain/identidad/match-curp-rfc.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { Avatar } from '#admin/shared/ui/Avatar.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { StatusTag } from '#admin/shared/ui/StatusTag.tsx'
import { ageLook } from './papeles/CotejoFacts.tsx'
import { domicilioTexto } from './datos/domicilio-texto.ts'
import { faltaTextos } from './falta-textos.ts'
import { useTramite } from './tramite-context.ts'
import type { StatusTone } from '#admin/shared/ui/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

/** Gathers the person as it becomes known, and what is still missing. */
export function SideCard(): ReactElement {
  const { model } = useTramite()
  const { valores, laborales } = model
  const { nombres = '', apellidoPaterno = '', apellidoMaterno = '' } = valores
  const nombre = fullName(valores)
  const born = parseCurp(valores.curp ?? '')
  const domicilio = domicilioTexto(valores)
  const items = [
    born && {
      label: 'Nacimiento',
      value: [formatFecha(born.fechaNacimiento), born.entidad].filter(Boolean).join(', '),
    },
    valores.rfcBase && { label: 'RFC', value: <Mono text={`${valores.rfcBase}${valores.rfcHomo ?? ''}`} /> },
    valores.nss && { label: 'NSS', value: <Mono text={formatNss(valores.nss)} /> },
    domicilio && { label: 'Domicilio', value: domicilio },
    laborales.categoria && { label: 'Categoría', value: `${laborales.categoria}, ${laborales.nombreCategoria ?? ''}` },
  ].filter((item) => item !== null && item !== undefined && item !== '')
  return (
    <section className="card side-card" aria-label="Resumen de la persona">
      <div className="side-person">
        <Avatar
          size="lg"
          name={{ nombres, apellidoPaterno, apellidoMaterno }}
          src={valores.foto ? `/api/archivos/${encodeURIComponent(valores.foto)}` : null}
        />
        <div>
          <div className="strong">{nombre || 'Persona por identificar'}</div>
          {valores.curp && <Mono text={valores.curp} small />}
        </div>
      </div>
      {items.length > 0 && (
        <div className="side-block">
          <KeyValueList items={items} />
        </div>
      )}
      <CotejoSummary />
      <Missing />
    </section>
  )
}

function Mono({ text, small = false }: { text: string; small?: boolean }): ReactElement {
  return <span className={small ? 'mono small secondary' : 'mono'}>{text}</span>
}

function Missing(): ReactElement | null {
  const { model } = useTramite()
  const missing = faltaTextos(model)
  if (missing.length === 0) return null
  return (
    <div className="side-block side-line">
      <h3>Falta</h3>
      <ul className="side-missing">
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

interface Mark {
  readonly label: string
  readonly tone: StatusTone
  readonly icon: LucideIcon
  readonly word: string
}

/** What the papers and the padrón say in four lines. */
function CotejoSummary(): ReactElement | null {
  const { model, padron, previsto } = useTramite()
  const { curp, csf } = model.papeles
  if (Object.keys(model.papeles).length < 2) return null
  const good = (label: string, word: string): Mark => ({ label, tone: 'green', icon: Check, word })
  const bad = (label: string, word: string): Mark => ({ label, tone: 'red', icon: CircleX, word })
  const warn = (label: string, word: string): Mark => ({ label, tone: 'amber', icon: TriangleAlert, word })
  const marks: Mark[] = []
  const match = matchCurpRfc(curp?.curp ?? '', csf?.rfc ?? '')
  if (match !== 'incompleto')
    marks.push(match === 'coincide' ? good('CURP y RFC', 'Coinciden') : warn('CURP y RFC', 'No coinciden'))
  const name = cotejoRows(model.papeles).find(({ campo }) => campo === 'nombre')
  if (name && name.resultado !== 'sin_leer') {
    const label = Object.keys(name.valores).length === 3 ? 'Nombre en los tres' : 'Nombre en dos'
    marks.push(name.resultado === 'coincide' ? good(label, 'Coincide') : bad(label, 'Difiere'))
  }
  const months = previsto && edadCsfMeses(model.papeles, previsto.hoy)
  const suspended = isSituacionIrregular(csf?.situacion ?? '')
  if (suspended) marks.push(bad('Situación en el SAT', csf?.situacion ?? ''))
  if (typeof months === 'number') marks.push(csfMark(months))
  if (padron.data) {
    const found = padron.data.coincidencias
    const word = found.some(({ bloquea }) => bloquea) ? 'Ya existe' : 'Hay parecidos'
    marks.push(
      found.length === 0
        ? { label: 'En el padrón', tone: 'neutral', icon: Minus, word: 'No existe' }
        : { label: 'En el padrón', tone: word === 'Ya existe' ? 'red' : 'amber', icon: CircleX, word },
    )
  }
  return (
    <div className="side-block side-line">
      <h3>Cotejo de documentos</h3>
      <dl className="side-marks">
        {marks.map(({ label, tone, icon, word }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <StatusTag tone={tone} icon={icon}>
                {word}
              </StatusTag>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function csfMark(months: number): Mark {
  return { label: 'Constancia fiscal', ...ageLook(months) }
}
