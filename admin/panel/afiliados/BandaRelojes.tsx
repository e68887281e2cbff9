import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { isOtraFecha } from '#domain/afiliacion/historia/as-of.ts'
import { relojesTexto } from '#domain/afiliacion/historia/relojes-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { ReactElement } from 'react'

/** Says that another day is in sight, what is of today all the same, and the way back. Nothing when it is today. */
export function BandaRelojes({ relojes, onHoy }: { relojes: Relojes; onHoy: () => void }): ReactElement | null {
  if (!isOtraFecha(relojes)) return null
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size="sm" onClick={onHoy}>
          Volver a hoy
        </Button>
      }
    >
      <strong>{relojesTexto(relojes, todayInMexico(Date.now()))}</strong> Es solo de consulta. La fotografía, el estado
      civil y lo que está fuera de Datos y de la Línea de vida son los de hoy.
    </Note>
  )
}
