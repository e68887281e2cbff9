import { Check, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { veredictoTexto } from '#domain/afiliacion/cotejo/veredicto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { nombreEnCaptura } from '#admin/shared/nombre-persona.ts'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { domicilioTexto } from './datos/domicilio-texto.ts'
import { faltaTextos } from './paso/falta-textos.ts'
import { StepContext } from './paso/step-context.ts'
import { openPaths, openTexto } from './paso/unsure-count.ts'
import { useTramite } from './tramite/tramite-context.ts'
import { veredictoDe } from './tramite/veredicto-tramite.ts'
import type { ReactElement } from 'react'

/** Gathers the person as it becomes known, and what is still missing. */
export function SideCard(): ReactElement {
  const { model } = useTramite()
  const { valores, laborales } = model
  const { nombres = '', apellidoPaterno = '', apellidoMaterno = '' } = valores
  const nombre = nombreEnCaptura(valores)
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
          name={nombre && { nombres, apellidoPaterno, apellidoMaterno }}
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
      <Resumen />
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

/** The verdict where its own note is not in sight: the documents step and the review tell it whole. */
function Resumen(): ReactElement | null {
  const tramite = useTramite()
  const step = use(StepContext)
  const veredicto = veredictoDe(tramite)
  if (step === 1 || step === 4 || Object.keys(tramite.model.papeles).length === 0) return null
  const good = veredicto.estado === 'listo'
  const open = openPaths(tramite)
  return (
    <div className="side-block side-line">
      <StatusTag tone={good ? 'green' : 'amber'} icon={good ? Check : TriangleAlert}>
        {open.length > 0 ? openTexto(open) : veredictoTexto(veredicto)}
      </StatusTag>
      {veredicto.estado === 'revisa' && (
        <ul className="side-missing">
          {veredicto.cosas.map(({ texto }) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
