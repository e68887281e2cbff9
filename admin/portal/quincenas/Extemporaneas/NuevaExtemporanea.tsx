import { useState } from 'react'
import {
  CLASES_EXTEMPORANEA,
  impideExtemporanea,
  type ClaseExtemporanea,
} from '#domain/fondos/extemporaneas/extemporanea.ts'
import { PersonaPicker, type PersonaElegida } from '#admin/shared/casos/PersonaPicker.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { PeriodoDialog } from './PeriodoDialog.tsx'
import { usePersonaExtemporanea } from './use-extemporaneas.ts'
import type { PersonaExtemporanea } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { ReactElement } from 'react'

/** The search of whom it is for; then the period, what it would charge, and the request. */
export function NuevaExtemporanea({ clase, onClose }: { clase: ClaseExtemporanea; onClose: () => void }): ReactElement {
  const [elegida, setElegida] = useState<PersonaElegida | null>(null)
  const [chosen, setChosen] = useState(false)
  const { data: persona, error, refetch } = usePersonaExtemporanea(elegida?.id ?? null)
  const impide = persona ? impideDe(clase, persona) : ''
  if (chosen && persona) return <PeriodoDialog clase={clase} persona={persona} onClose={onClose} />
  return (
    <ActDialog
      title={CLASES_EXTEMPORANEA[clase].titulo}
      action="Continuar"
      busyText="Abriendo…"
      busy={false}
      waiting={!persona || impide !== ''}
      size="md"
      onSubmit={() => setChosen(true)}
      onClose={onClose}
    >
      <PersonaPicker
        value={elegida}
        onChange={setElegida}
        help="Escribe al menos 3 letras del nombre, la CURP o el número interno."
      />
      {error && <ErrorState title="No se pudo cargar a la persona." error={error} onRetry={() => void refetch()} />}
      {elegida && !persona && !error && <Skeleton lines={2} label="Cargando a la persona" />}
      {impide !== '' && (
        <Note tone="warn" live>
          {impide}
        </Note>
      )}
    </ActDialog>
  )
}

/** Why it cannot go on with this person; "" when it can. */
function impideDe(clase: ClaseExtemporanea, { abierta, entidades, situacion, vigentes }: PersonaExtemporanea): string {
  if (abierta !== '') return `Ya hay una aportación extemporánea por aprobar de esta persona: ${abierta}.`
  if (entidades.length === 0) return 'Su entidad no ha cerrado ninguna quincena.'
  return impideExtemporanea(clase, situacion, vigentes.length > 0)
}
