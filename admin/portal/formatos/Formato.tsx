import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { PlainPage } from '#admin/shared/pagina/PlainPage.tsx'
import type { ComponentType, ReactElement } from 'react'

interface FormatoText {
  readonly title: string
  readonly holds: string
}

const FORMATOS: Readonly<Record<string, FormatoText | undefined>> = {
  solicitud: { title: 'Solicitud de afiliación', holds: 'El formato de solicitud de afiliación, listo para imprimir.' },
  testamentaria: { title: 'Carta Testamentaria', holds: 'La carta testamentaria de la persona, lista para imprimir.' },
  incidencia: {
    title: 'Solicitud de movimientos e incidencias',
    holds: 'El formato de movimientos e incidencias de personal.',
  },
}
/** The forms that are there, by their address, each loaded when it is asked for. */
const PANTALLAS: Readonly<Record<string, ComponentType | undefined>> = {
  ReporteAfiliado: lazy(() => import('./Reporte/ReporteAfiliado.tsx')),
}
const VERIFICAR: FormatoText = {
  title: 'Verificación de folio',
  holds: 'La comprobación de que un documento del instituto es auténtico.',
}

/** Printable forms and the check of a folio; one that is not there yet says what it will hold. */
export default function Formato(): ReactElement {
  const { formato, folio } = useParams()
  const Pantalla = folio ? undefined : PANTALLAS[formato ?? '']
  if (Pantalla) return <Pantalla />
  const text = folio ? VERIFICAR : FORMATOS[formato ?? '']
  return (
    <PlainPage title={text?.title ?? 'Formato'} heading="Este formato aún no está disponible">
      {text?.holds ?? 'No hay un formato con ese nombre.'}
    </PlainPage>
  )
}
