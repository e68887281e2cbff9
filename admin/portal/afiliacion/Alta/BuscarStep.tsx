import { Search, UserPlus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { displayName } from '#domain/identidad/nombre.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import type { PersonaEncontrada } from '#domain/afiliacion/documentadas.ts'

/** Characters from which the padrón is searched (specification 1 §5.1), and how long after the last key (3 §9). */
const MIN_TEXTO = 3
const DEBOUNCE_MS = 500

export function nombreDe({ NOMBRE, PATERNO, MATERNO }: PersonaEncontrada): string {
  return displayName({ nombres: NOMBRE, apellidoPaterno: PATERNO, apellidoMaterno: MATERNO }, 'lista')
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface BuscarStepProps {
  text: string
  onText: (text: string) => void
  onChoose: (persona: PersonaEncontrada | null) => void
}

/** Step 1: whether the person is in the padrón already. */
export function BuscarStep({ text, onText, onChoose }: BuscarStepProps): ReactElement {
  const term = useDebounced(text.trim())
  const long = Array.from(term).length >= MIN_TEXTO
  const query = useQuery({
    queryKey: ['busquedaPadron', term],
    queryFn: ({ signal }) => api.call('POST /api/busquedaPadron', { body: { texto: term }, signal }),
    enabled: long,
  })
  const rows = query.data?.resultado ?? []
  const columns: readonly Column<PersonaEncontrada>[] = [
    { key: 'nombre', header: 'Nombre', wrap: true, cell: (persona) => <strong>{nombreDe(persona)}</strong> },
    { key: 'curp', header: 'CURP', mono: true, cell: ({ CURP, AJENA }) => CURP ?? (AJENA ? 'Otra dependencia' : '') },
    { key: 'situacion', header: 'Situación', cell: ({ ORGANICA_ACTIVO }) => <SituacionTag letra={ORGANICA_ACTIVO} /> },
    {
      key: 'elegir',
      header: 'Elegir',
      hideHeader: true,
      numeric: true,
      cell: (persona) => (
        <Button size="sm" onClick={() => onChoose(persona)} aria-label={`Elegir a ${nombreDe(persona)}`}>
          Elegir
        </Button>
      ),
    },
  ]
  const nobody = (
    <Button icon={UserPlus} onClick={() => onChoose(null)}>
      No está en el padrón
    </Button>
  )
  return (
    <Card title="Busca a la persona en el padrón" aside={long && query.isSuccess && nobody}>
      <div className="stack">
        <Field label="Nombre, CURP, RFC, NSS o número interno" help={`Escribe al menos ${MIN_TEXTO} caracteres`}>
          <TextInput
            type="search"
            clean={cleanText}
            maxLength={200}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </Field>
        {query.isError && long && (
          <ErrorState
            title="No se pudo buscar en el padrón."
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {long && !query.isError && (
          <DataTable
            caption="Personas encontradas"
            columns={columns}
            rows={rows}
            rowKey={(persona) => persona.ID ?? nombreDe(persona)}
            loading={query.isPending}
            empty={
              <EmptyState icon={Search} title={`No se encontraron resultados para "${term}"`} action={nobody}>
                Si es su primera afiliación, continúa con un alta nueva.
              </EmptyState>
            }
          />
        )}
      </div>
    </Card>
  )
}
