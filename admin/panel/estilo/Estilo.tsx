import { useSearchParams } from 'react-router-dom'
import { useTema } from '#admin/providers/use-tema.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ACTIONS } from './actions-samples.tsx'
import { FIELDS } from './fields-samples.tsx'
import { FORMS } from './form-samples.tsx'
import { LISTS } from './list-samples.tsx'
import { LONG } from './long-samples.tsx'
import { OVERLAYS } from './overlays-samples.tsx'
import { STATES } from './states-samples.tsx'
import { SURFACES } from './surfaces-samples.tsx'
import { TOKENS } from './tokens-samples.tsx'
import { WIZARD } from './wizard-samples.tsx'
import type { Density, Mode } from '#admin/theme/tokens.ts'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'
import './estilo.css'

const SAMPLES: readonly Sample[] = [
  ...TOKENS,
  ...ACTIONS,
  ...FIELDS,
  ...FORMS,
  ...SURFACES,
  ...LISTS,
  ...OVERLAYS,
  ...WIZARD,
  ...STATES,
  ...LONG,
]

const LOOKS: readonly { readonly title: string; readonly mode: Mode; readonly density: Density }[] = [
  { title: 'Claro, densidad compacta', mode: 'light', density: 'compacta' },
  { title: 'Oscuro, densidad compacta', mode: 'dark', density: 'compacta' },
  { title: 'Claro, densidad cómoda', mode: 'light', density: 'comoda' },
  { title: 'Oscuro, densidad cómoda', mode: 'dark', density: 'comoda' },
]

/** `/panel/estilo`: every component and state, in light and dark and in both densities; with `?solo=` and a block's name, that block once, in the theme in force. */
export default function Estilo(): ReactElement {
  const tema = useTema()
  const solo = useSearchParams()[0].get('solo')
  const only = SAMPLES.find(({ name }) => name === solo)
  return (
    <>
      <PageHeader
        vista="estilo"
        facts={`Componentes y estados del sistema de diseño${tema ? `, con los colores de ${tema.nombre}` : ''}.`}
      />
      {only ? (
        <Card title={only.name}>
          <div className="style-sample">
            <only.Show look={only.name} />
          </div>
        </Card>
      ) : (
        <Looks />
      )}
    </>
  )
}

function Looks(): ReactElement {
  return (
    <div className="style-looks">
      {LOOKS.map(({ title, mode, density }) => (
        <section key={title} className="style-look" data-theme={mode} data-density={density} aria-label={title}>
          <p className="style-look-title">{title}</p>
          {SAMPLES.map(({ name, Show }) => (
            <Card key={name} title={name}>
              <div className="style-sample">
                <Show look={title} />
              </div>
            </Card>
          ))}
        </section>
      ))}
    </div>
  )
}
