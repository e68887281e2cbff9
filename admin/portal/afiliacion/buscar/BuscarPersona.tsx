import { Search } from 'lucide-react'
import { useState } from 'react'
import {
  busquedasDe,
  ETIQUETA_BUSQUEDA,
  TERMINO_MAX,
  type BusquedaPersona,
  type PersonaTramite,
} from '#domain/afiliacion/tramites/persona-tramite.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { AjenasNote, ajenaTexto } from './AjenasNote.tsx'
import { PersonasTable } from './PersonasTable.tsx'
import { usePersonasTramite } from './use-personas-tramite.ts'
import type { KeyboardEvent, ReactElement } from 'react'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { PersonasTramite } from './use-personas-tramite.ts'
import './buscar.css'

/** What is looked for in words; the rest are keys. */
const CON_PALABRAS: readonly BusquedaPersona[] = ['nombre', 'puesto', 'departamento']

/** What is written to begin, by the type of search. */
const ESCRIBE = {
  nombre: 'Escribe el nombre o los apellidos de la persona, o su NSS completo',
  curp: 'Escribe la CURP de la persona, completa o una parte',
  interno: 'Escribe el No. Interno de la persona',
  noempleado: 'Escribe el No. Empleado de la persona',
  rfc: 'Escribe el RFC de la persona, completo o una parte',
  folio: 'Escribe el folio de la persona',
  puesto: 'Escribe el puesto de la persona',
  departamento: 'Escribe el departamento de la persona',
} as const satisfies Readonly<Record<BusquedaPersona, string>>

interface BuscarPersonaProps {
  tramite: Tramite
  onChoose: (persona: PersonaTramite) => void
  /** Shows what is known of somebody; it is also how the whole CURP is asked where it must be given first. */
  onDetails?: (persona: PersonaTramite) => void
}

/** The one search of a person for a procedure: type and term, arrows and Enter, and why somebody cannot be chosen. */
export function BuscarPersona({ tramite, onChoose, onDetails }: BuscarPersonaProps): ReactElement {
  const busquedas = busquedasDe(tramite)
  const [por, setPor] = useState<BusquedaPersona>('nombre')
  const [texto, setTexto] = useState('')
  const found = usePersonasTramite(tramite, por, texto)
  const { personas } = found
  // Beside its answer: another answer begins without a highlighted row.
  const [marked, setMarked] = useState<{ readonly of: readonly PersonaTramite[]; readonly index: number } | null>(null)
  const index = marked?.of === personas ? marked.index : -1
  const chosen = personas[index]
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && personas.length > 0) {
      event.preventDefault()
      setMarked({
        of: personas,
        index: (Math.max(index, step < 0 ? 0 : -1) + step + personas.length) % personas.length,
      })
    } else if (event.key === 'Enter' && chosen) {
      const act = chosen.porQue === '' ? onChoose : onDetails
      if (!act) return
      event.preventDefault()
      act(chosen)
    }
  }
  return (
    <Card title="Buscar persona">
      <div className="stack">
        <div className="form-grid">
          <Field label="Buscar por" span={4}>
            <Select
              options={busquedas.map((value) => ({ value, label: ETIQUETA_BUSQUEDA[value] }))}
              value={por}
              onChange={(event) => setPor(busquedas.find((one) => one === event.target.value) ?? 'nombre')}
            />
          </Field>
          <Field
            label={ETIQUETA_BUSQUEDA[por]}
            span={8}
            help={`${por === 'folio' ? 'Es su No. Interno. ' : ''}Flechas para recorrer los resultados, Enter para elegir`}
          >
            <TextInput
              type="search"
              clean={cleanText}
              maxLength={TERMINO_MAX}
              mono={!CON_PALABRAS.includes(por)}
              value={texto}
              onKeyDown={onKeyDown}
              onChange={(event) => setTexto(event.target.value)}
            />
          </Field>
        </div>
        <p className="visually-hidden" role="status">
          {statusText(found, chosen)}
        </p>
        <AjenasNote ajenas={found.ajenas} />
        <Results found={found} chosen={chosen} por={por} onChoose={onChoose} onDetails={onDetails} />
      </div>
    </Card>
  )
}

function statusText(found: PersonasTramite, chosen: PersonaTramite | undefined): string {
  if (found.termino === '') return ''
  if (found.buscando) return 'Buscando...'
  if (chosen) return `${chosen.nombre}. ${chosen.porQue || 'Enter para elegir.'}`
  return [...found.ajenas.map(ajenaTexto), cuentaTexto(found)].filter(Boolean).join(' ')
}

function cuentaTexto({ personas, ajenas }: PersonasTramite): string {
  if (personas.length === 0) return ajenas.length > 0 ? '' : 'No se encontraron resultados'
  return personas.length === 1 ? '1 resultado' : `${personas.length} resultados`
}

interface ResultsProps {
  found: PersonasTramite
  por: BusquedaPersona
  chosen: PersonaTramite | undefined
  onChoose: (persona: PersonaTramite) => void
  onDetails: ((persona: PersonaTramite) => void) | undefined
}

function Results({ found, por, chosen, onChoose, onDetails }: ResultsProps): ReactElement | null {
  const { termino, personas, ajenas, buscando, error, retry } = found
  if (error) return <ErrorState title="No se encontraron resultados" error={error} onRetry={retry} />
  if (buscando) return <p className="secondary buscar-espera">Buscando...</p>
  if (personas.length > 0)
    return <PersonasTable personas={personas} chosen={chosen} onChoose={onChoose} onDetails={onDetails} />
  if (ajenas.length > 0) return null
  return termino === '' ? (
    <EmptyState icon={Search} title={ESCRIBE[por]}>
      Aquí aparecerá quien coincida, con su situación y su movimiento abierto.
    </EmptyState>
  ) : (
    <EmptyState icon={Search} title={`No se encontraron resultados para "${termino}"`}>
      No hay resultados. Revisa el dato o busca por otro.
    </EmptyState>
  )
}
