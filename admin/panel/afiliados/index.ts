import { AfiliadoShow } from './AfiliadoShow.tsx'
import { AfiliadosList } from './AfiliadosList.tsx'
import type { ResourceProps } from 'react-admin'

export const afiliados: ResourceProps = { name: 'afiliados', list: AfiliadosList, show: AfiliadoShow }
