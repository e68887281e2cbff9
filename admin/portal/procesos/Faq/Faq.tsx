import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isNombreVista, rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ayudaDeVista } from './ayuda-de-vista.ts'
import { PARAM_BUSCAR, PARAM_PANTALLA } from './ruta-ayuda.ts'
import { faqFor, searchFaq } from './search-faq.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { FaqEntry } from './faq-entry.ts'
import type { ReactElement } from 'react'
import './faq.css'

/** Answers of a search that are unfolded; the others wait for a click. */
const UNFOLDED = 3

/** Help in Spanish, searchable; where unknown views end. */
export default function Faq(): ReactElement {
  const info = useInfo()
  const [params] = useSearchParams()
  const [text, setText] = useState(params.get(PARAM_BUSCAR) ?? '')
  const { vistas } = useSession()
  const entries = faqFor((vista) => vistas.includes(vista))
  const found = searchFaq(text, entries)
  const first = new Set(text.trim() ? found.slice(0, UNFOLDED) : [])
  const pantalla = params.get(PARAM_PANTALLA) ?? ''
  const temas = [...new Set(found.map((entry) => entry.tema))]
  return (
    <>
      <PageHeader vista="faq" facts="Respuestas a las preguntas más comunes del portal." />
      <div className="faq">
        <Field label="Buscar en la ayuda" optional={false}>
          <TextInput
            type="search"
            value={text}
            placeholder="CURP, quincena, contraseña…"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <p className="small muted" role="status">
          {text.trim() ? `${found.length} de ${entries.length} respuestas` : ''}
        </p>
        {text.trim() === '' && isNombreVista(pantalla) && <DeEstaPantalla vista={pantalla} />}
        {temas.map((tema) => (
          <Card key={tema} title={tema} flush>
            {found
              .filter((entry) => entry.tema === tema)
              .map((entry) => (
                <Entry key={entry.pregunta} entry={entry} open={first.has(entry)} />
              ))}
          </Card>
        ))}
        {found.length === 0 && (
          <Card flush>
            <EmptyState icon={Search} title="Sin resultados.">
              Prueba con otra palabra{info?.contacto ? ` o pregunta a ${info.contacto}` : ''}.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}

/** The questions of the screen one comes from, the first ones unfolded. */
function DeEstaPantalla({ vista }: { vista: NombreVista }): ReactElement | null {
  const entries = ayudaDeVista(vista)
  if (entries.length === 0) return null
  return (
    <Card title={`De la pantalla «${VISTAS[vista].titulo}»`} flush>
      {entries.map((entry, i) => (
        <Entry key={entry.pregunta} entry={entry} open={i < UNFOLDED} />
      ))}
    </Card>
  )
}

function Entry({ entry, open }: { entry: FaqEntry; open: boolean }): ReactElement {
  const { vistas } = useSession()
  const { vista } = entry
  return (
    <details className="faq-entry" open={open || undefined}>
      <summary>{entry.pregunta}</summary>
      <div className="faq-answer">
        {entry.respuesta.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {vista && vistas.includes(vista) && <Link to={rutaVista(vista)}>Abrir {VISTAS[vista].titulo}</Link>}
      </div>
    </details>
  )
}
