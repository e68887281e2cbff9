import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { relojesTexto } from '#domain/afiliacion/historia/relojes-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useRelojes } from './use-relojes.ts'
import type { ReactElement } from 'react'

/** Says that a list of people shows another day, and the way back. Nothing when it shows today. */
export function BandaAl(): ReactElement | null {
  const [{ al }, go] = useRelojes()
  if (al === null) return null
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size="sm" onClick={() => go({ al: null, conocido: null })}>
          Volver a hoy
        </Button>
      }
    >
      <strong>{relojesTexto({ al, conocido: null }, todayInMexico(Date.now()))}</strong> Solo están las personas que ese
      día ya estaban en el padrón.
    </Note>
  )
}
