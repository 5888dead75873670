/** What telephone numbers begin with from abroad, by ISO 3166 country. Of other countries they are written with it. */
export const diallingCodes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "AR54 AT43 AU61 BE32 BG359 BR55 CA1 CH41 CL56 CN86 CO57 CY357 CZ420 DE49 DK45 EE372 EG20 ES34 FI358 FR33 GB44 GR30 HK852 " +
    "HR385 HU36 ID62 IE353 IL972 IN91 IS354 JP81 KE254 KR82 LT370 LU352 LV371 MT356 MX52 MY60 NG234 NL31 NO47 NZ64 " +
    "PE51 PH63 PL48 PT351 RO40 RS381 SE46 SG65 SI386 SK421 TH66 TR90 TW886 UA380 US1 UY598 VN84 ZA27"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), `+${entry.slice(2)}`]),
);
