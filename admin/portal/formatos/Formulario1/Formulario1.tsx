import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { OPCIONES_RENDIMIENTO } from '#domain/fondos/cair/rendimiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { PersonaPicker } from '#admin/shared/casos/PersonaPicker.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EleccionForm } from './EleccionForm.tsx'
import type { PersonaElegida } from '#admin/shared/casos/PersonaPicker.tsx'
import type { ReactElement } from 'react'
import './formulario1.css'

/** `formulario1`: what a person does with the yield of a year (spec 1 §2.4.2); the choice is kept, and the yield uses it. */
export default function Formulario1(): ReactElement {
  const [persona, setPersona] = useState<PersonaElegida | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['rendimiento-anual', persona?.id],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/rendimiento-anual', { query: { afiliadoId: persona?.id ?? 0 }, signal }),
    enabled: persona !== null,
  })
  return (
    <>
      <PageHeader
        vista="formulario1"
        facts={`Opción A: ${OPCIONES_RENDIMIENTO.A.toLowerCase()} en la cuenta. Opción B: capitalizarlo en el fondo.`}
      />
      <div className="stack formulario1">
        <Card title="Persona">
          <div className="formulario1-form">
            <PersonaPicker
              value={persona}
              onChange={setPersona}
              help="Escribe al menos 3 letras del nombre, la CURP o el número interno."
            />
            {data && (
              <KeyValueList
                items={[
                  { label: 'CURP', value: data.curp },
                  { label: 'No. interno', value: formatInterno(data.interno) },
                  { label: 'Entidad', value: data.entidad },
                ]}
              />
            )}
          </div>
        </Card>
        {error && <ErrorState title="No se pudo cargar el formulario." error={error} onRetry={() => void refetch()} />}
        {persona && !data && !error && <Skeleton lines={5} label="Cargando el formulario" />}
        {data?.anios.map((eleccion) => (
          <EleccionForm
            key={`${data.afiliadoId}-${eleccion.anio}-${eleccion.version}`}
            afiliadoId={data.afiliadoId}
            eleccion={eleccion}
          />
        ))}
      </div>
    </>
  )
}
