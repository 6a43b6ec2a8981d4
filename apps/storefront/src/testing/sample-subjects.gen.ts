// Generated from the sample bookings of the server by `npm run generate`.
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelSubject } from '@app/contract/travel/order-views';

export const sampleSubjects: Readonly<Record<TravelKind, TravelSubject>> = {
  "dining": {
    "title": "Casa Noite",
    "subtitle": "Terrace",
    "cover": "/p/noite.avif",
    "place": {
      "name": "Casa Noite",
      "address": "Calle Mayor 4, Madrid",
      "latitude": 40.4,
      "longitude": -3.7,
      "phone": "+34 910 000 000"
    },
    "item": {
      "restaurantId": "00000000-0000-4000-8000-000000000001",
      "areaId": "00000000-0000-4000-8000-000000000002",
      "area": "Terrace",
      "tables": 1,
      "averageUsd": null,
      "day": "2026-12-05",
      "date": "2026-12-06",
      "time": "01:30",
      "zone": "Europe/Madrid",
      "people": 2,
      "adults": 2,
      "childAges": [],
      "stayMinutes": 120,
      "occasion": "none",
      "cuisines": [
        "spanish"
      ],
      "menus": [],
      "deposit": null,
      "confirm": "system",
      "late": null,
      "comingAt": null,
      "beside": null,
      "secondTable": false
    }
  },
  "flight": {
    "title": "Lisbon ⇄ Paris",
    "subtitle": "MA 410 Light · MA 417 Light",
    "cover": null,
    "place": null,
    "item": {
      "slices": [
        {
          "key": "00000000-0000-4000-8000-000000000005@2026-12-09",
          "cabin": "economy",
          "legs": [
            {
              "flightId": "00000000-0000-4000-8000-000000000005",
              "day": "2026-12-09",
              "number": "MA 410",
              "airline": {
                "code": "MA",
                "name": "Meridian Air",
                "colour": "#0c655f"
              },
              "operatedBy": "",
              "aircraft": "A320",
              "from": {
                "code": "LIS",
                "cityId": "00000000-0000-4000-8000-000000000004",
                "zone": "Europe/Lisbon",
                "terminal": "1",
                "name": "Humberto Delgado",
                "city": "Lisbon"
              },
              "to": {
                "code": "CDG",
                "cityId": "00000000-0000-4000-8000-000000000004",
                "zone": "Europe/Paris",
                "terminal": "2F",
                "name": "Charles de Gaulle",
                "city": "Paris"
              },
              "departsAt": "2026-12-09T07:35:00.000Z",
              "arrivesAt": "2026-12-09T10:05:00.000Z",
              "localDeparture": "2026-12-09T07:35",
              "localArrival": "2026-12-09T11:05",
              "dayShift": 0,
              "minutes": 150
            }
          ],
          "waits": [],
          "departsAt": "2026-12-09T07:35:00.000Z",
          "arrivesAt": "2026-12-09T10:05:00.000Z",
          "localDeparture": "2026-12-09T07:35",
          "localArrival": "2026-12-09T11:05",
          "dayShift": 0,
          "minutes": 150,
          "fare": {
            "name": "Light",
            "cabinBag": {
              "pieces": 1,
              "kg": 8
            },
            "checkedBag": {
              "pieces": 0,
              "kg": 0
            },
            "seat": "none",
            "meal": false,
            "brand": "light"
          }
        },
        {
          "key": "00000000-0000-4000-8000-000000000005@2026-12-13",
          "cabin": "economy",
          "legs": [
            {
              "flightId": "00000000-0000-4000-8000-000000000005",
              "day": "2026-12-13",
              "number": "MA 417",
              "airline": {
                "code": "MA",
                "name": "Meridian Air",
                "colour": "#0c655f"
              },
              "operatedBy": "",
              "aircraft": "A320",
              "from": {
                "code": "CDG",
                "cityId": "00000000-0000-4000-8000-000000000004",
                "zone": "Europe/Paris",
                "terminal": "2F",
                "name": "Charles de Gaulle",
                "city": "Paris"
              },
              "to": {
                "code": "LIS",
                "cityId": "00000000-0000-4000-8000-000000000004",
                "zone": "Europe/Lisbon",
                "terminal": "1",
                "name": "Humberto Delgado",
                "city": "Lisbon"
              },
              "departsAt": "2026-12-13T20:50:00.000Z",
              "arrivesAt": "2026-12-13T23:25:00.000Z",
              "localDeparture": "2026-12-13T21:50",
              "localArrival": "2026-12-13T23:25",
              "dayShift": 0,
              "minutes": 155
            }
          ],
          "waits": [],
          "departsAt": "2026-12-13T20:50:00.000Z",
          "arrivesAt": "2026-12-13T23:25:00.000Z",
          "localDeparture": "2026-12-13T21:50",
          "localArrival": "2026-12-13T23:25",
          "dayShift": 0,
          "minutes": 155,
          "fare": {
            "name": "Light",
            "cabinBag": {
              "pieces": 1,
              "kg": 8
            },
            "checkedBag": {
              "pieces": 0,
              "kg": 0
            },
            "seat": "none",
            "meal": false,
            "brand": "light"
          }
        }
      ],
      "party": {
        "adults": 1,
        "childAges": [],
        "babies": 0
      },
      "documentsUntil": "2027-06-13",
      "international": true,
      "seats": [],
      "bags": []
    }
  },
  "hotel": {
    "title": "Casa do Tejo",
    "subtitle": "Double room",
    "cover": "/p/casa.avif",
    "place": {
      "name": "Casa do Tejo",
      "address": "Rua das Flores 12, Lisboa",
      "latitude": 38.7,
      "longitude": -9.1,
      "phone": "+351 21 000 0000"
    },
    "item": {
      "hotelId": "00000000-0000-4000-8000-000000000001",
      "roomTypeId": "00000000-0000-4000-8000-000000000002",
      "planId": "00000000-0000-4000-8000-000000000003",
      "room": "Double room",
      "plan": "With breakfast",
      "board": "breakfast",
      "checkIn": "2026-12-09",
      "checkOut": "2026-12-11",
      "nights": 2,
      "rooms": [
        {
          "adults": 2,
          "childAges": []
        }
      ],
      "checkInFrom": "15:00",
      "checkInUntil": null,
      "checkOutUntil": "11:00",
      "stars": 4,
      "nightly": [
        {
          "date": "2026-12-09",
          "usd": 12000
        },
        {
          "date": "2026-12-10",
          "usd": 12000
        }
      ]
    }
  },
  "diningcombo": {
    "title": "Tasting for two",
    "subtitle": "Tasca do Rio, Tasca da Sé",
    "cover": "/p/tasting.avif",
    "place": {
      "name": "Tasca do Rio",
      "address": "Rua do Ouro 5, Porto",
      "latitude": 41.1,
      "longitude": -8.6,
      "phone": "+351 22 000 0000"
    },
    "item": {
      "setId": "00000000-0000-4000-8000-000000000001",
      "pieces": 2,
      "people": 2,
      "usd": 4800,
      "valueUsd": 6400,
      "courses": [],
      "usable": {
        "weekdays": [
          1,
          2,
          3,
          4,
          5
        ],
        "from": "12:00",
        "to": "22:00"
      },
      "blackout": [],
      "perTable": 1,
      "needsTable": false,
      "validTo": "2027-03-31",
      "refund": "any_time",
      "refundAtExpiry": true,
      "places": [
        {
          "id": "00000000-0000-4000-8000-000000000002",
          "name": "Tasca do Rio",
          "city": "Porto",
          "area": "Ribeira",
          "address": "Rua do Ouro 5, Porto",
          "phone": "+351 22 000 0000",
          "latitude": 41.1,
          "longitude": -8.6
        },
        {
          "id": "00000000-0000-4000-8000-000000000003",
          "name": "Tasca da Sé",
          "city": "Porto",
          "area": "Ribeira",
          "address": "Rua da Sé 20, Porto",
          "phone": "+351 22 000 0000",
          "latitude": 41.1,
          "longitude": -8.6
        }
      ],
      "codes": [
        {
          "number": 1,
          "code": "4F7K9M2QPR",
          "state": "usable",
          "paidUsd": 4800,
          "points": 0,
          "usedAt": null,
          "place": null
        },
        {
          "number": 2,
          "code": "W8T3X6HJNC",
          "state": "usable",
          "paidUsd": 4800,
          "points": 0,
          "usedAt": null,
          "place": null
        }
      ],
      "mayGiveBack": true
    }
  },
  "tour": {
    "title": "Castles of the coast",
    "subtitle": "Edinburgh · 09:45 · English",
    "cover": "/p/castle.avif",
    "place": {
      "name": "Castle Terrace",
      "address": "Castle Terrace, Edinburgh",
      "latitude": 55.9,
      "longitude": -3.2,
      "phone": ""
    },
    "item": {
      "tourId": "00000000-0000-4000-8000-000000000001",
      "departureId": "00000000-0000-4000-8000-000000000002",
      "kind": "day",
      "day": "2026-12-12",
      "lastDay": "2026-12-12",
      "start": "09:45",
      "language": "en",
      "days": 1,
      "nights": 0,
      "hours": 8,
      "zone": "Europe/London",
      "operator": "North Walks",
      "meeting": {
        "name": "Castle Terrace",
        "latitude": 55.9,
        "longitude": -3.2,
        "address": "Castle Terrace, Edinburgh",
        "note": "At the green bus"
      },
      "pickup": {
        "name": "Waverley Bridge",
        "latitude": 55.9,
        "longitude": -3.1,
        "at": "09:15"
      },
      "units": [
        {
          "key": "adult",
          "count": 2
        }
      ],
      "party": {
        "adults": 2,
        "seniors": 0,
        "childAges": []
      },
      "extras": [],
      "singleRooms": 0,
      "names": "lead",
      "itinerary": [],
      "included": [],
      "excluded": [],
      "notices": [],
      "minPeople": 4,
      "decidesAt": null,
      "now": {
        "state": "guaranteed",
        "missing": 0,
        "booked": 6,
        "guide": "",
        "guidePhone": "",
        "instead": []
      }
    }
  }
};
