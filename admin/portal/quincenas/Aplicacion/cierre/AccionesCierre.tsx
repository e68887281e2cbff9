import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaFirma } from '#domain/quincenas/cierre.ts'
import { pideConfirmacion } from '#domain/quincenas/resumen-firma.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { AnticiparDialog } from './AnticiparDialog.tsx'
import { firmaQueToca } from '#admin/portal/quincenas/Aplicacion/como-quien.ts'
import { NotaDialog } from '#admin/portal/quincenas/Aplicacion/NotaDialog.tsx'
import type { usePaso } from '#admin/portal/quincenas/Aplicacion/use-cierres.ts'
import type { ActoConNota } from '#admin/portal/quincenas/Aplicacion/NotaDialog.tsx'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface AccionesCierreProps {
  codigo: string
  cierre: CierreEntidad
  /** The page shows their errors. */
  solicitar: ReturnType<typeof usePaso<'solicitar'>>
  firmar: ReturnType<typeof usePaso<'firmar'>>
}

const CON_NOTA: readonly ActoConNota[] = ['devolver', 'pedir_reapertura', 'reabrir', 'negar_reapertura']

/** Buttons of the acts that the session may do with a close, and their dialogs. */
export function AccionesCierre({ codigo, cierre, solicitar, firmar }: AccionesCierreProps): ReactElement {
  const { actions, entidad, antes } = cierre
  const [dialogo, setDialogo] = useState<ActoConNota | null>(null)
  const navigate = useNavigate()
  const [anticipando, setAnticipando] = useState(false)
  const firma = firmaQueToca(cierre)
  const own = cierre.cierre
  return (
    <>
      {CON_NOTA.filter((acto) => actions.includes(acto)).map((acto) => (
        <Button
          key={acto}
          {...(acto === 'reabrir' && { variant: 'primary' as const })}
          onClick={() => setDialogo(acto)}
        >
          {TABLA_CIERRE[acto].boton}
        </Button>
      ))}
      {antes?.seAnticipa && <Button onClick={() => setAnticipando(true)}>Pedir cierre anticipado</Button>}
      {actions.includes('solicitar') && (
        <Button
          variant="primary"
          busy={solicitar.busy}
          busyText="Solicitando…"
          onClick={() => solicitar.run({ entidades: [entidad.id] })}
        >
          Solicitar Cierre
        </Button>
      )}
      {firma !== null && own && (
        <Button
          variant="primary"
          busy={firmar.busy}
          busyText="Firmando…"
          onClick={() =>
            pideConfirmacion(1, firma)
              ? void navigate(rutaFirma(codigo, [own.id]))
              : firmar.run({ cierres: [{ id: own.id, version: own.version }] })
          }
        >
          {TABLA_CIERRE[firma].boton}
        </Button>
      )}
      {dialogo && own && (
        <NotaDialog
          codigo={codigo}
          acto={dialogo}
          entidad={entidad.nombre}
          cierres={[{ id: own.id, version: own.version }]}
          onClose={() => setDialogo(null)}
        />
      )}
      {anticipando && <AnticiparDialog codigo={codigo} entidad={entidad} onClose={() => setAnticipando(false)} />}
    </>
  )
}
